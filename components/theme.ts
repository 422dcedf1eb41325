import { createContext, createElement, useContext, type ReactNode } from 'react';
import { Platform, useColorScheme } from 'react-native';

import type { Owner, Resource, SlotColour, Terrain } from '@/engine/europe/vocabulary';

export type ThemeName = 'light' | 'dark' | 'dim';
/** What a person may choose; the system knows only light and dark. */
export type ThemeChoice = ThemeName | 'system';

const light = {
  ink: '#1d2733',
  quiet: '#5a6169',
  page: '#f3ead8',
  card: '#fbf5e7',
  well: '#e7dabf',
  line: '#d3c3a2',
  gold: '#c99a2e',
  /** What must not be overlooked: the 6 and the 8, a debt, an objection. */
  accent: '#9c2f22',
};

export type Palette = { readonly [name in keyof typeof light]: string };

const dark: Palette = {
  ink: '#f0ebe1',
  quiet: '#a9aeb2',
  page: '#12161b',
  card: '#1c2229',
  well: '#262d35',
  line: '#3a424b',
  gold: '#d9ab45',
  accent: '#f08f78',
};

/** For a room where only the table is lit: warm, and nothing brighter than parchment in shade. */
const dim: Palette = {
  ink: '#e9dcc3',
  quiet: '#a89f8d',
  page: '#191d22',
  card: '#22272d',
  well: '#2a2f35',
  line: '#3d4148',
  gold: '#c99a2e',
  accent: '#e08a6d',
};

export interface TerrainColours {
  readonly fill: string;
  /** The drawn sign. */
  readonly ink: string;
  /** Snow, fleece, crystal. */
  readonly pale: string;
}

/** The colours of the chart itself. */
export interface Chart {
  readonly terrain: Readonly<Record<Exclude<Terrain, 'sea'>, TerrainColours>>;
  readonly slots: Readonly<Record<SlotColour, string>>;
  readonly sites: { readonly purple: string; readonly brown: string };
  readonly sea: string;
  readonly deepSea: string;
  readonly shallows: string;
  readonly wave: string;
  readonly coast: string;
  readonly border: string;
  readonly landPath: string;
  readonly seaPath: string;
  readonly disc: string;
  readonly number: string;
  readonly hotNumber: string;
  readonly name: string;
  readonly nameHalo: string;
  readonly robber: string;
  readonly robberEdge: string;
  /** Laid over what does not produce. */
  readonly veil: string;
  /** Over a photo, whose own colours nobody chose. */
  readonly shade: string;
  readonly producing: string;
  readonly legal: string;
  readonly legalHalo: string;
  readonly band: string;
  readonly coin: string;
  readonly coinInk: string;
}

const lightChart: Chart = {
  terrain: {
    forest: { fill: '#86a06a', ink: '#3c5631', pale: '#a3ba86' },
    mountainForest: { fill: '#93a585', ink: '#3f5540', pale: '#c6cbbb' },
    pasture: { fill: '#bccf8a', ink: '#5f7a38', pale: '#fbf8ee' },
    mountainPasture: { fill: '#c3cba2', ink: '#626f48', pale: '#fbf8ee' },
    field: { fill: '#e6c765', ink: '#8f6d14', pale: '#f5e2a0' },
    mountains: { fill: '#b0a8a2', ink: '#5f5651', pale: '#e6e1db' },
    saltworks: { fill: '#e9e5dd', ink: '#7f8890', pale: '#ffffff' },
  },
  slots: {
    green: '#4f7a3a',
    lime: '#8ca32c',
    yellow: '#c99a12',
    grey: '#736b66',
    white: '#f8f5ee',
  },
  sites: { purple: '#79528f', brown: '#8a6543' },
  sea: '#b3ccd1',
  deepSea: '#8eb0ba',
  shallows: '#d3e2e0',
  wave: '#6f97a3',
  coast: '#5d7a80',
  border: '#f3ead8',
  landPath: '#7d6a4b',
  seaPath: '#35667a',
  disc: '#fbf5e7',
  number: '#1d2733',
  hotNumber: '#b4301f',
  name: '#1d2733',
  nameHalo: '#f6efdf',
  robber: '#2b2f35',
  robberEdge: '#f3ead8',
  veil: '#a9c3c8',
  shade: '#131a22',
  producing: '#fff3c0',
  legal: '#c98f12',
  legalHalo: '#fff6d6',
  band: '#ffdc6b',
  coin: '#e2b545',
  coinInk: '#4f3a06',
};

const darkChart: Chart = {
  terrain: {
    forest: { fill: '#587548', ink: '#22361b', pale: '#7f9a6c' },
    mountainForest: { fill: '#63775d', ink: '#253626', pale: '#97a08f' },
    pasture: { fill: '#879c58', ink: '#36481b', pale: '#d9d8c9' },
    mountainPasture: { fill: '#8b9670', ink: '#3b462a', pale: '#d6d5c8' },
    field: { fill: '#b79940', ink: '#4f3b06', pale: '#d3b968' },
    mountains: { fill: '#7f7873', ink: '#38322f', pale: '#b3ada8' },
    saltworks: { fill: '#b0aca4', ink: '#4f555b', pale: '#dbd8d2' },
  },
  slots: {
    green: '#7fae66',
    lime: '#b9cf55',
    yellow: '#e2b93f',
    grey: '#a59d97',
    white: '#e8e4dc',
  },
  sites: { purple: '#9d74b8', brown: '#a67c55' },
  sea: '#284651',
  deepSea: '#182c36',
  shallows: '#3a5c66',
  wave: '#4d7380',
  coast: '#0d1a20',
  border: '#1b2228',
  landPath: '#16130d',
  seaPath: '#7fb0c2',
  disc: '#20262c',
  number: '#f0ebe1',
  hotNumber: '#ff937b',
  name: '#f0ebe1',
  nameHalo: '#12191f',
  robber: '#0e1114',
  robberEdge: '#cfc8ba',
  veil: '#1a2d36',
  shade: '#0d1115',
  producing: '#ffe9a3',
  legal: '#f0bd4a',
  legalHalo: '#2a2210',
  band: '#e3b53f',
  coin: '#d9ab45',
  coinInk: '#2f2204',
};

const dimChart: Chart = {
  terrain: {
    forest: { fill: '#43533a', ink: '#1d2918', pale: '#5d6f50' },
    mountainForest: { fill: '#4b574a', ink: '#1f2a20', pale: '#6d756a' },
    pasture: { fill: '#636e45', ink: '#2a3418', pale: '#a19c87' },
    mountainPasture: { fill: '#656b52', ink: '#2d3422', pale: '#9f9b88' },
    field: { fill: '#7e6a32', ink: '#362908', pale: '#9a854a' },
    mountains: { fill: '#5b5652', ink: '#292523', pale: '#807a75' },
    saltworks: { fill: '#76736c', ink: '#35393d', pale: '#a09c93' },
  },
  slots: {
    green: '#6f9459',
    lime: '#9aab4b',
    yellow: '#bf9a37',
    grey: '#8d8680',
    white: '#c2baa9',
  },
  sites: { purple: '#82609a', brown: '#8c6a49' },
  sea: '#22323a',
  deepSea: '#172229',
  shallows: '#2e414a',
  wave: '#3b525c',
  coast: '#0f171c',
  border: '#1d2226',
  landPath: '#14120d',
  seaPath: '#6b95a5',
  disc: '#1f2429',
  number: '#e0d3ba',
  hotNumber: '#e58a6c',
  name: '#dccfb6',
  nameHalo: '#14191d',
  robber: '#0c0e10',
  robberEdge: '#a89f8d',
  veil: '#18242a',
  shade: '#0d1115',
  producing: '#d9bf7c',
  legal: '#d0a440',
  legalHalo: '#221b0c',
  band: '#b98d2a',
  coin: '#b98f35',
  coinInk: '#241a03',
};

export interface PlayerColours {
  readonly fill: string;
  readonly edge: string;
  /** The initial on it. */
  readonly ink: string;
}
export type Players = Readonly<Record<Owner, PlayerColours>>;

const lightPlayers: Players = {
  red: { fill: '#b93a2b', edge: '#fffaf0', ink: '#fffaf0' },
  blue: { fill: '#2c63a4', edge: '#fffaf0', ink: '#fffaf0' },
  white: { fill: '#fbf8f0', edge: '#1d2733', ink: '#1d2733' },
  orange: { fill: '#dd8419', edge: '#fffaf0', ink: '#2b1903' },
  neutral: { fill: '#8b8e91', edge: '#fffaf0', ink: '#fffaf0' },
};

const darkPlayers: Players = {
  red: { fill: '#c9473a', edge: '#12161b', ink: '#fff6ee' },
  blue: { fill: '#3f7cc4', edge: '#12161b', ink: '#f7faff' },
  white: { fill: '#ece7db', edge: '#12161b', ink: '#1d2733' },
  orange: { fill: '#e08f2c', edge: '#12161b', ink: '#2b1903' },
  neutral: { fill: '#7d8185', edge: '#12161b', ink: '#f0ebe1' },
};

const dimPlayers: Players = {
  red: { fill: '#a8392c', edge: '#12161a', ink: '#f0e2cb' },
  blue: { fill: '#35659c', edge: '#12161a', ink: '#e6dfcf' },
  white: { fill: '#cabfa9', edge: '#12161a', ink: '#1d2227' },
  orange: { fill: '#bd771f', edge: '#12161a', ink: '#231402' },
  neutral: { fill: '#6d7074', edge: '#12161a', ink: '#e0d3ba' },
};

/** On cards and in tables a resource has the colour of the terrain it comes from. */
export const HOME_OF: Readonly<Record<Resource, Exclude<Terrain, 'sea'>>> = {
  wood: 'forest',
  wool: 'pasture',
  grain: 'field',
  ore: 'mountains',
  salt: 'saltworks',
};

/** The smallest thing a finger may have to hit. */
export const TARGET = 44;

export const fonts = {
  serif: Platform.select({
    ios: 'Georgia',
    android: 'serif',
    default: '"Noto Serif", Georgia, "DejaVu Serif", serif',
  }),
  sans: Platform.select({
    ios: 'Helvetica Neue',
    android: 'sans-serif',
    default: '"Noto Sans", system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif',
  }),
};

export interface Theme {
  readonly name: ThemeName;
  readonly palette: Palette;
  readonly chart: Chart;
  readonly players: Players;
}

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: { name: 'light', palette: light, chart: lightChart, players: lightPlayers },
  dark: { name: 'dark', palette: dark, chart: darkChart, players: darkPlayers },
  dim: { name: 'dim', palette: dim, chart: dimChart, players: dimPlayers },
};

const Chosen = createContext<Theme | null>(null);

export function ThemeProvider({
  choice,
  children,
}: {
  readonly choice: ThemeChoice;
  readonly children: ReactNode;
}) {
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  return createElement(Chosen, { value: THEMES[choice === 'system' ? system : choice] }, children);
}

export function useTheme(): Theme {
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  return useContext(Chosen) ?? THEMES[system];
}

export function usePalette(): Palette {
  return useTheme().palette;
}
