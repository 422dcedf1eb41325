import { create } from 'zustand';

import type { Options, PlayerEntry } from '@/engine/europe/setup';
import type { Tracking } from '@/engine/europe/vocabulary';
import { isRecord } from '@/engine/shape';

import { onOtherTab, onReplay, read, write } from './shelf';

export const THEMES = ['system', 'light', 'dark', 'dim'] as const;
export const LANGUAGE_CHOICES = ['system', 'ru', 'en', 'de'] as const;
export const DICE_ENTRIES = ['sum', 'faces'] as const;
export const TEXT_SIZES = [1, 1.15, 1.3, 1.5, 2] as const;

export interface Settings {
  readonly language: (typeof LANGUAGE_CHOICES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly dice: (typeof DICE_ENTRIES)[number];
  readonly haptics: boolean;
  readonly sound: boolean;
  readonly keepAwake: boolean;
  readonly textSize: number;
  /** Ask before a command that ends a turn or goes against the rules. */
  readonly confirm: boolean;
  readonly turnClock: boolean;
  /** Turn the answer towards the seat of the active player. */
  readonly faceActive: boolean;
  /** Bring the board closer while something on it is to be tapped. */
  readonly closeUp: boolean;
  /** The last table, offered again for the next game. */
  readonly lastTable: LastTable | null;
  /** Glance pages kept on top, by id. */
  readonly pinned: readonly string[];
  /** What was looked up in the rules, the latest first. */
  readonly searches: readonly string[];
  /** One-time hints that had their time. */
  readonly hintsSeen: readonly string[];
  /** The guided first evening is offered on the start page. */
  readonly introOffered: boolean;
}

export interface LastTable {
  readonly players: readonly PlayerEntry[];
  readonly board: string;
  readonly tracking: Tracking;
  readonly options: Partial<Options>;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  dice: 'sum',
  haptics: true,
  sound: false,
  keepAwake: true,
  textSize: 1,
  confirm: false,
  turnClock: false,
  faceActive: false,
  closeUp: true,
  lastTable: null,
  pinned: [],
  searches: [],
  hintsSeen: [],
  introOffered: true,
};

const KEY = 'settings';

const CHOICES: Partial<Record<keyof Settings, readonly unknown[]>> = {
  language: LANGUAGE_CHOICES,
  theme: THEMES,
  dice: DICE_ENTRIES,
  textSize: TEXT_SIZES,
};

function isLastTable(found: unknown): boolean {
  if (found === null) return true;
  if (!isRecord(found) || typeof found.board !== 'string') return false;
  const { players, tracking, options } = found;
  return (
    Array.isArray(players) &&
    players.every((player) => isRecord(player) && typeof player.colour === 'string') &&
    typeof tracking === 'string' &&
    isRecord(options)
  );
}

/** Lists hold words only. */
function likeDefault(key: keyof Settings, found: unknown): boolean {
  if (key === 'lastTable') return isLastTable(found);
  // A later version may have had other choices.
  if (CHOICES[key]) return CHOICES[key].includes(found);
  const usual = DEFAULT_SETTINGS[key];
  if (!Array.isArray(usual)) return typeof found === typeof usual;
  return Array.isArray(found) && found.every((each) => typeof each === 'string');
}

/** Only what is known and of the right kind is taken over from the shelf. */
function stored(): Settings {
  const reading = read(KEY);
  if ('fault' in reading) return DEFAULT_SETTINGS;
  try {
    const found = JSON.parse(reading.value) as Partial<Record<keyof Settings, unknown>>;
    const kept = (Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]).filter((key) =>
      likeDefault(key, found[key]),
    );
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(kept.map((key) => [key, found[key]])) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

interface SettingsStore extends Settings {
  readonly change: (change: Partial<Settings>) => void;
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...stored(),
  change: (change) => {
    set(change);
    const { change: _verb, ...settings } = get();
    write(KEY, JSON.stringify(settings));
  },
}));

const readAgain = () => useSettings.setState(stored());
onReplay(readAgain);
onOtherTab((key) => {
  if (key === KEY) readAgain();
});
