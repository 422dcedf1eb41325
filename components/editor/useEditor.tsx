import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import type { Hit } from '@/engine/board/geometry';
import type { HexId } from '@/engine/board/vocabulary';
import type { Board } from '@/engine/europe/board/board';
import { drawable } from '@/engine/europe/board/drawable';
import type { PathTool } from '@/engine/europe/board/edit';
import type { BoardFile } from '@/engine/europe/board/file';
import { readBoard, type BoardReading } from '@/engine/europe/board/read';
import { openSheet, type Sheet } from '@/engine/europe/board/sheet';
import { draw, firstStroke, redo, repin, undo, type Strokes } from '@/engine/europe/board/strokes';
import type { Colour, SiteKind, Terrain } from '@/engine/europe/vocabulary';
import { saveBoard } from '@/store/boards';
import type { ShelfFault } from '@/store/shelf';

import { usePhoto, type PhotoDesk } from './usePhoto';

export const MODES = ['sheet', 'land', 'numbers', 'cities', 'paths', 'pieces', 'check'] as const;
export type Mode = (typeof MODES)[number];

export const PARTS = ['robber', 'start', 'tokens'] as const;
export type Part = (typeof PARTS)[number];

/** What lies in the hand, kept while one looks elsewhere. */
export interface Tools {
  readonly terrain: Terrain | 'erase';
  readonly path: PathTool;
  readonly kind: SiteKind;
  readonly part: Part;
  readonly colour: Colour;
  /** The next slot gets an arch. */
  readonly arch: boolean;
}

const FIRST_TOOLS: Tools = {
  terrain: 'forest',
  path: 'absent',
  kind: 'purple',
  part: 'robber',
  colour: 'red',
  arch: false,
};

export interface Focus {
  readonly at: string;
  readonly key: number;
  readonly gentle?: boolean;
}

export interface Editor {
  readonly sheet: Sheet;
  readonly board: Board;
  readonly reading: BoardReading;
  readonly mode: Mode;
  readonly tools: Tools;
  readonly selected: Hit | null;
  readonly focus: Focus | null;
  readonly fault: ShelfFault | null;
  readonly photo: PhotoDesk;
  readonly ghosts: ReadonlyMap<HexId, Terrain> | null;
  readonly setGhosts: (ghosts: ReadonlyMap<HexId, Terrain> | null) => void;
  readonly setMode: (mode: Mode) => void;
  readonly take: (tools: Partial<Tools>) => void;
  readonly select: (hit: Hit | null) => void;
  readonly lookAt: (at: string, gentle?: boolean) => void;
  /** Draws something; `joins` makes it part of the stroke before. */
  readonly change: (how: (sheet: Sheet) => Sheet, joins?: boolean) => void;
  /** Says which places the photo is fitted to: no stroke, so nothing to undo. */
  readonly pin: (pins: readonly string[]) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

const Desk = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(Desk);
  if (!editor) throw new Error('useEditor is used outside of an EditorProvider.');
  return editor;
}

export function EditorProvider({
  file,
  children,
}: {
  readonly file: BoardFile;
  readonly children: ReactNode;
}) {
  const photo = usePhoto(file.id);
  const [strokes, setStrokes] = useState<Strokes>(() =>
    firstStroke(openSheet(file, photo.photo?.fit.pins)),
  );
  const [mode, setModeNow] = useState<Mode>('land');
  const [tools, setTools] = useState(FIRST_TOOLS);
  const [selected, select] = useState<Hit | null>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const [fault, setFault] = useState<ShelfFault | null>(null);
  const [ghosts, setGhosts] = useState<Editor['ghosts']>(null);
  const sheet = strokes.now;
  const board = useMemo(() => drawable(sheet), [sheet]);
  const reading = useMemo(() => readBoard(sheet.draft), [sheet.draft]);

  const latest = useRef(strokes);
  const show = useCallback((next: Strokes) => {
    const { draft } = latest.current.now;
    latest.current = next;
    setStrokes(next);
    if (next.now.draft !== draft) setFault(saveBoard(next.now.draft));
  }, []);
  // A stroke may set out on a hex that has its colour already; what follows is new all the same.
  const unmarked = useRef(true);
  const change = useCallback<Editor['change']>(
    (how, joins = false) => {
      const next = how(latest.current.now);
      const changed = next !== latest.current.now;
      if (changed) show(draw(latest.current, next, joins && !unmarked.current));
      if (changed || !joins) unmarked.current = !changed;
    },
    [show],
  );

  // The grid may have moved under the photo; it is pinned to the same places still.
  const { pins } = sheet;
  const { repin: follow } = photo;
  useEffect(() => follow(pins), [pins, follow]);

  const editor = useMemo(
    (): Editor => ({
      sheet,
      board,
      reading,
      mode,
      tools,
      selected,
      focus,
      fault,
      photo,
      ghosts,
      setGhosts,
      setMode: (to) => {
        setModeNow(to);
        select(null);
      },
      take: (some) => setTools((now) => ({ ...now, ...some })),
      select,
      lookAt: (at, gentle = false) => setFocus((now) => ({ at, key: (now?.key ?? 0) + 1, gentle })),
      change,
      pin: (to) => {
        const { now } = latest.current;
        if (to.some((pin, i) => pin !== now.pins[i])) show(repin(latest.current, to));
      },
      undo: strokes.past.length > 0 ? () => show(undo(latest.current)) : null,
      redo: strokes.future.length > 0 ? () => show(redo(latest.current)) : null,
    }),
    [
      sheet,
      board,
      reading,
      mode,
      tools,
      selected,
      focus,
      fault,
      photo,
      ghosts,
      change,
      show,
      strokes,
    ],
  );
  return <Desk.Provider value={editor}>{children}</Desk.Provider>;
}
