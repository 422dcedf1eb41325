import './support/shelf';
import './support/mocks';

import { fireEvent, render, screen } from '@testing-library/react-native';

import { csvOf, jsonOf } from '@/components/record/table';
import { RecordScreen } from '@/components/record/RecordScreen';
import { CATALOGS } from '@/locales';
import { careersOf, useRecord, type Result } from '@/store/players';
import { useSettings } from '@/store/settings';

import { shown, tap, textOf } from './support/table';

const mockHandOut = jest.fn();
jest.mock('@/components/games/files', () => ({
  handOut: (...given: unknown[]) => mockHandOut(...given),
}));

const part = (name: string, delivered: number, won = false) => ({
  name,
  colour: 'red' as const,
  delivered,
  won,
});
const RESULTS: readonly Result[] = [
  {
    game: 'a',
    ended: 1_700_000_000_000,
    board: 'Practice',
    turns: 50,
    goodsEach: 8,
    players: [part('Ann', 8, true), part('=Ben, "B"', 4)],
    print: 'a',
  },
];

beforeEach(() => {
  mockHandOut.mockClear();
  useSettings.setState({ language: 'en' });
  useRecord.setState({ results: RESULTS });
});

const open = () => render(<RecordScreen onBack={jest.fn()} />);

describe('players over time', () => {
  it('says on a fresh device what will stand here', () => {
    useRecord.setState({ results: [] });
    open();
    expect(shown('players-empty')).toBe(true);
    expect(shown('export-csv')).toBe(false);
  });

  it('lists everyone with games, wins and averages', () => {
    open();
    expect(textOf('player-Ann')).toBe('1 Ann 1 win · 1 game 8.0 delivered on average, 100% of all');
  });

  it('asks before a record is deleted', () => {
    open();
    tap('forget-Ann');
    expect(shown('forget')).toBe(true);
    fireEvent.press(screen.getByText('Cancel'));
    expect(shown('player-Ann')).toBe(true);
    tap('forget-Ann');
    tap('forget-yes');
    expect(shown('player-Ann')).toBe(false);
    expect(careersOf(useRecord.getState().results)).toHaveLength(1);
  });

  it('hands out a table and all results', () => {
    open();
    tap('export-csv');
    tap('export-json');
    const calls = mockHandOut.mock.calls as [string, string][];
    const [csvName, csv] = calls[0]!;
    const [jsonName, json] = calls[1]!;
    expect([csvName, jsonName]).toEqual(['kontor-players.csv', 'kontor-results.json']);
    expect(csv).toBe(csvOf(careersOf(RESULTS), CATALOGS.en));
    expect(json).toBe(jsonOf(RESULTS));
  });
});

describe('the table for a spreadsheet', () => {
  it('quotes what needs it and starts no formula', () => {
    const [, ann, ben] = csvOf(careersOf(RESULTS), CATALOGS.en).split('\r\n');
    expect(ann).toBe('Ann,1,1,1,8,1');
    expect(ben).toBe(`"'=Ben, ""B""",1,0,0,4,0.5`);
  });

  it('holds everything as JSON, too', () => {
    expect(JSON.parse(jsonOf(RESULTS))).toEqual({
      format: 'kontor-results',
      version: 1,
      results: RESULTS,
    });
  });
});
