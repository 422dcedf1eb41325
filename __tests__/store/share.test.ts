import '@/__tests__/components/support/shelf';

import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import jsQR from 'jsqr';
import encoder from 'qrcode-generator';

import { rectangle } from '@/__tests__/engine/support/boards';
import { mutated, slips } from '@/__tests__/engine/support/mutate';
import { bitmapOf } from '@/__tests__/components/support/bitmap';
import { squaresOf } from '@/components/share/qr';
import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_MAIN, PRACTICE_SHORT } from '@/engine/europe/board/practice';
import { packBoard } from '@/engine/europe/board/share';
import { Rng } from '@/scripts/lib/rng';
import { addScan, codesIn, MOST_CODES, readCode, splitIntoCodes, type Scans } from '@/store/codes';
import { BASE32, BASE64URL, fromLetters, toLetters } from '@/store/letters';
import {
  boardAsCodes,
  boardAsFile,
  boardAsText,
  MOST_TEXT,
  readScans,
  readShared,
  TEXT_HEADER,
} from '@/store/share';
import { checksum } from '@/store/checksum';

const SOUND = rectangle(7, 6);
const DRAFT: BoardFile = { ...SOUND, sites: SOUND.sites.slice(0, 2), name: 'Черновик «Ёж» 🗺' };
const plainly = (file: BoardFile): unknown =>
  JSON.parse(JSON.stringify(file, (_, value: unknown) => (value === false ? undefined : value)));
const sealed = (letters: string) => `${TEXT_HEADER}${checksum(letters)}:${letters}`;
const sealedBytes = (bytes: Uint8Array) => sealed(toLetters(bytes, BASE64URL));

function scanned(codes: readonly string[]): Scans {
  let scans: Scans | null = null;
  for (const code of codes) scans = addScan(scans, readCode(code)!).scans;
  return scans!;
}

describe('letters', () => {
  it.each([
    ['base64url', BASE64URL],
    ['base32', BASE32],
  ])('%s gives every byte back', (_, alphabet) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect([...fromLetters(toLetters(bytes, alphabet), alphabet)!]).toEqual([...bytes]);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('agree with the platform', () => {
    const bytes = strToU8('Lübeck – Nowgorod?>~');
    expect(toLetters(bytes, BASE64URL)).toBe(Buffer.from(bytes).toString('base64url'));
    expect(fromLetters('AB*', BASE64URL)).toBeNull();
  });
});

describe('a shared board', () => {
  it.each([
    ['practice main', PRACTICE_MAIN],
    ['practice short', PRACTICE_SHORT],
    ['a draft', DRAFT],
  ])('comes back from file, text and codes: %s', (_, file) => {
    const codes = boardAsCodes(file)!;
    for (const back of [
      readShared(boardAsFile(file)),
      readShared(boardAsText(file)),
      readScans(scanned(codes))!,
    ]) {
      expect('file' in back && plainly(back.file)).toEqual(plainly(file));
    }
  });

  it('says what is not finished in it', () => {
    const back = readShared(boardAsText(DRAFT));
    expect('file' in back && back.problems.map(({ code }) => code)).toContain('too-few-purple');
  });

  it('survives what messengers do to a long word', () => {
    const text = boardAsText(SOUND);
    const broken = text.replace(/.{70}/g, '$&\r\n');
    for (const sent of [
      `  ${text}\n`,
      broken,
      `Our board, have fun: ${text}`,
      `${text}\nsee you`,
    ]) {
      expect(readShared(sent)).toHaveProperty('file');
    }
    expect(readShared(`\uFEFF${boardAsFile(SOUND)}`)).toHaveProperty('file');
  });

  it.each([
    ['nothing', '  ', 'empty'],
    ['a poem', 'Roses are red', 'foreign'],
    ['a game', JSON.stringify({ format: 'kontor-game' }), 'foreign'],
    ['a number', '12', 'foreign'],
    ['null', 'null', 'foreign'],
    ['half a file', boardAsFile(SOUND).slice(0, 900), 'damaged'],
    ['half a text', boardAsText(SOUND).slice(0, -20), 'damaged'],
    ['a letter changed', boardAsText(SOUND).replace(/.$/, '~'), 'damaged'],
    ['only the header', 'KONTOR1:', 'damaged'],
    ['a later file', JSON.stringify({ ...SOUND, version: 2 }), 'newer'],
    ['a later text', sealedBytes(deflateSync(strToU8('[2,"x"]'))), 'newer'],
    ['no JSON inside', sealedBytes(deflateSync(strToU8('{{{'))), 'damaged'],
    ['far too much', ' '.repeat(MOST_TEXT) + 'x', 'too-large'],
  ])('is refused with a reason: %s', (_, handed, fault) => {
    expect(readShared(handed)).toEqual({ fault });
  });

  it('of the wrong form is refused entry by entry', () => {
    const back = readShared(JSON.stringify({ ...SOUND, side: 'left', extra: 1 }));
    expect(back).toMatchObject({ fault: 'malformed' });
    expect('problems' in back && back.problems.map(({ at }) => at)).toEqual(['side', 'extra']);
  });

  it('that swells to a thousand times its size is given up at the limit', () => {
    const bomb = sealedBytes(deflateSync(new Uint8Array(40_000_000), { level: 9 }));
    expect(bomb.length).toBeLessThan(60_000);
    const before = process.memoryUsage().arrayBuffers;
    const began = Date.now();
    expect(readShared(bomb)).toEqual({ fault: 'too-large' });
    expect(Date.now() - began).toBeLessThan(5000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
  });
});

describe('codes', () => {
  const codes = boardAsCodes(PRACTICE_MAIN)!;

  it('are few for a board, and each is easy to read', () => {
    expect(codes.length).toBeLessThanOrEqual(4);
    for (const code of codes) expect(squaresOf(code, encoder).length).toBeLessThanOrEqual(77);
  });

  it('can be read back from their pixels', () => {
    for (const file of [PRACTICE_MAIN, PRACTICE_SHORT, DRAFT]) {
      const read = boardAsCodes(file)!.map((code) => {
        const { data, side } = bitmapOf(squaresOf(code, encoder), 3);
        return jsQR(data, side, side)?.data ?? '';
      });
      expect(read).toEqual(boardAsCodes(file));
      expect(readScans(scanned(read))).toHaveProperty('file');
    }
  });

  it('may come in any order and twice', () => {
    const mixed = new Rng(3).shuffled([...codes, ...codes]);
    const [first] = mixed;
    const told = (scans: Scans | null, text: string) => addScan(scans, readCode(text)!);
    expect(told(told(null, first!).scans, first!).told).toBe('known');
    expect(readScans(scanned(mixed))).toHaveProperty('file');
    expect(readScans(scanned(mixed.slice(0, 1)))).toBeNull();
  });

  it('of another board are told apart and left out', () => {
    const begun = scanned([codes[0]!]);
    const other = readCode(boardAsCodes(SOUND)![1]!)!;
    expect(addScan(begun, other)).toEqual({ scans: begun, told: 'other-set' });
  });

  it('that were changed on the way are found out in the end', () => {
    const [first, ...rest] = codes;
    const changed = first!.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(readScans(scanned([changed, ...rest]))).toEqual({ fault: 'damaged' });
  });

  it('read by another app can be pasted, all at once', () => {
    expect(codesIn(`here:\n${codes.join('\n')}\nbye`)).toHaveLength(codes.length);
  });

  it.each([
    'KONTOR1/0/3/00000000:AB',
    'KONTOR1/4/3/00000000:AB',
    'KONTOR1/1/61/00000000:AB',
    'KONTOR1/1/3/0000000:AB',
    'KONTOR1/1/3/00000000:ab',
    'KONTOR2/1/3/00000000:AB',
    'https://example.org/',
    '',
  ])('%s is none', (text) => expect(readCode(text)).toBeNull());

  it('are not offered when there would be too many', () => {
    expect(splitIntoCodes('A'.repeat(MOST_CODES * 640))).toHaveLength(MOST_CODES);
    expect(splitIntoCodes('A'.repeat(MOST_CODES * 640 + 1))).toBeNull();
  });
});

/** Ten thousand in all; each has to be answered, and quickly. */
describe('what comes from anywhere never crashes', () => {
  const small = rectangle(4, 4);
  const text = boardAsText(small).slice(TEXT_HEADER.length + 9);
  const bytes = fromLetters(text, BASE64URL)!;
  const answered = (handed: string) => {
    const back = readShared(handed);
    expect('file' in back || 'fault' in back).toBe(true);
  };

  it('1500 files with slips', () => {
    fc.assert(
      fc.property(slips(3), (wrong) => answered(JSON.stringify(mutated(small, wrong)))),
      { numRuns: 1500, seed: 1 },
    );
  });

  it('2500 files with letters changed, lost and doubled', () => {
    const rng = new Rng(2);
    const file = boardAsFile(small);
    for (let i = 0; i < 2500; i++) answered(garbled(file, rng));
  });

  it('3000 texts whose letters were changed under a true checksum', () => {
    const rng = new Rng(3);
    for (let i = 0; i < 3000; i++) answered(sealed(garbled(text, rng)));
  });

  it('2000 texts whose bytes were changed', () => {
    const rng = new Rng(4);
    for (let i = 0; i < 2000; i++) {
      const changed = Uint8Array.from(bytes);
      for (let k = rng.between(1, 6); k > 0; k--) {
        changed[rng.below(changed.length)] = rng.below(256);
      }
      answered(sealedBytes(changed.subarray(0, rng.between(1, changed.length))));
    }
  });

  it('1000 packed boards with slips', () => {
    fc.assert(
      fc.property(slips(3), (wrong) =>
        answered(
          sealedBytes(deflateSync(strToU8(JSON.stringify(mutated(packBoard(small), wrong))))),
        ),
      ),
      { numRuns: 1000, seed: 5 },
    );
  });
});

function garbled(text: string, rng: Rng): string {
  let out = text;
  for (let k = rng.between(1, 4); k > 0; k--) {
    const at = rng.below(out.length);
    const into = ['', out.slice(at, at + rng.between(1, 9)), 'A', '_', '"', '}', '[', '9'];
    out = out.slice(0, at) + rng.pick(into) + out.slice(at + rng.below(3));
  }
  return out;
}
