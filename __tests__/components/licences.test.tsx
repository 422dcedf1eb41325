import { freshDevice, openApp, tap } from './support/app';

import { screen } from 'expo-router/testing-library';

import packages from '@/assets/licences.json';

beforeEach(freshDevice);

it('names the packages by licence once the list is unfolded', () => {
  openApp('/about');
  expect(screen.queryByTestId('licences-list')).toBeNull();
  tap('licences');
  const list = screen.getByTestId('licences-list');
  expect(list).toHaveTextContent(/react-native 0\./);
  expect(packages.length).toBeGreaterThan(100);
  for (const { name, version } of packages.filter((_, i) => i % 40 === 0)) {
    expect(list).toHaveTextContent(new RegExp(escaped(`${name} ${version}`)));
  }
  tap('licences');
  expect(screen.queryByTestId('licences-list')).toBeNull();
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
