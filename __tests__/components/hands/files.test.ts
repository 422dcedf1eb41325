import { disk, diskState, File } from '../support/disk';

import { getDocumentAsync } from 'expo-document-picker';
import { shareAsync } from 'expo-sharing';
import { Share } from 'react-native';

import { handOut, pickText } from '@/components/games/files';

jest.mock('expo-file-system', () => jest.requireActual<object>('../support/disk'));
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn() }));

const picks = jest.mocked(getDocumentAsync);
const shares = jest.mocked(shareAsync);
const sharesText = jest.spyOn(Share, 'share');

/** What the person picks in the phone's own list of files. */
function picked(text: string, size?: number) {
  const uri = 'content://downloads/7';
  disk.set(uri, Uint8Array.from(Buffer.from(text)));
  const asset = {
    uri,
    name: 'board.json',
    lastModified: 0,
    ...(size === undefined ? {} : { size }),
  };
  picks.mockResolvedValue({ canceled: false, assets: [asset] });
}

beforeEach(() => {
  disk.clear();
  diskState.full = false;
  jest.clearAllMocks();
  shares.mockResolvedValue(undefined);
  sharesText.mockResolvedValue({ action: 'sharedAction' });
});

const textOf = (uri: string) => Buffer.from(disk.get(uri)!).toString();

describe('a file is handed out', () => {
  it('as a file of its name and kind, in whatever letters', async () => {
    await handOut('kontor-Ганза-2026-01-05.json', '{"name":"Новгород"}');
    const [uri, kind] = shares.mock.calls[0]!;
    expect(uri).toBe('file:///cache/outbox/kontor-Ганза-2026-01-05.json');
    expect(kind).toMatchObject({ mimeType: 'application/json', UTI: 'public.json' });
    expect(textOf(uri)).toBe('{"name":"Новгород"}');
    expect(sharesText).not.toHaveBeenCalled();
  });

  it('as a table where it is one', async () => {
    await handOut('kontor-players.csv', 'Ann;3');
    expect(shares.mock.calls[0]![1]).toMatchObject({ mimeType: 'text/csv' });
  });

  it('and stays for the app that has been handed it, until the next one is', async () => {
    await handOut('first.json', '1');
    expect([...disk.keys()]).toEqual(['file:///cache/outbox/first.json']);
    await handOut('second.json', '2');
    expect([...disk.keys()]).toEqual(['file:///cache/outbox/second.json']);
  });

  it.each([
    ['there is no room for a file', () => (diskState.full = true)],
    ['files cannot be shared', () => shares.mockRejectedValue(new Error('unavailable'))],
  ])('as text where %s', async (_why, happens) => {
    happens();
    await handOut('friday.json', '{"commands":[]}');
    expect(sharesText).toHaveBeenCalledWith({ title: 'friday.json', message: '{"commands":[]}' });
  });
});

describe('a picked file', () => {
  it('is read as what it is, whatever kind the phone takes it for', async () => {
    picked('{"name":"Lübeck, Новгород"}', 31);
    expect(await pickText(100)).toEqual({ text: '{"name":"Lübeck, Новгород"}' });
    expect(picks.mock.calls[0]![0]).toMatchObject({ type: '*/*' });
  });

  it('is nothing when the person has thought better of it', async () => {
    picks.mockResolvedValue({ canceled: true, assets: null });
    expect(await pickText(100)).toBeNull();
  });

  it('is refused by its size, without being copied or read', async () => {
    const reads = jest.spyOn(File.prototype, 'bytes');
    picked('{}', 401);
    expect(await pickText(100)).toEqual({ fault: 'too-large' });
    expect(picks.mock.calls[0]![0]).toMatchObject({ copyToCacheDirectory: false });
    // Where the list of files does not say how large it is.
    picked('x'.repeat(401));
    expect(await pickText(100)).toEqual({ fault: 'too-large' });
    expect(reads).not.toHaveBeenCalled();
    picked('x'.repeat(400));
    expect(await pickText(100)).toEqual({ text: 'x'.repeat(400) });
  });

  it.each([
    ['has gone meanwhile', () => disk.clear()],
    ['cannot be handed over', () => picks.mockRejectedValue(new Error('provider'))],
  ])('says that it cannot be read when it %s', async (_why, happens) => {
    picked('{}', 2);
    happens();
    expect(await pickText(100)).toEqual({ fault: 'unreadable' });
  });
});
