import type { Aim } from '@/components/board/aim';
import type { Pencil } from '@/components/board/BoardView';
import type { Marks } from '@/components/board/marks';
import type { HitKind } from '@/engine/board/geometry';
import type { Board } from '@/engine/europe/board/board';
import {
  erase,
  hexAt,
  markPath,
  paint,
  placeRobber,
  putSite,
  siteAt,
  togglePath,
  toggleStartPost,
  toggleStartRoute,
} from '@/engine/europe/board/edit';

import type { Editor } from './useEditor';

export interface EditorTouch {
  readonly kinds: ReadonlySet<HitKind>;
  readonly marks: Marks;
  readonly pencil: Pencil;
  readonly onTap: (aim: Aim) => void;
}

const HEXES: ReadonlySet<HitKind> = new Set(['hex']);
/** A city is a corner too: a finger means the nearest one, also beside a city. */
const CORNERS: ReadonlySet<HitKind> = new Set(['intersection']);
const PATHS: ReadonlySet<HitKind> = new Set(['path']);
const START: ReadonlySet<HitKind> = new Set(['site', 'path']);
const ANYTHING: ReadonlySet<HitKind> = new Set(['site', 'hex']);

/** What a finger does on the board with the tool in hand. `sides` has every side as a path. */
export function touchOf(editor: Editor, sides: Board): EditorTouch {
  const { board, change, mode, select, selected, sheet, take, tools } = editor;
  const marks: Marks = { selected };
  const still: Pencil = { board };
  switch (mode) {
    case 'land': {
      const { terrain } = tools;
      const colour = (at: string, joins: boolean) =>
        change((now) => (terrain === 'erase' ? erase(now, at) : paint(now, at, terrain)), joins);
      return {
        kinds: HEXES,
        marks: {},
        pencil: { board, colours: 'hex', onStroke: (at, first) => colour(at, !first) },
        onTap: ({ hit }) => colour(hit.id, false),
      };
    }
    case 'numbers':
      return {
        kinds: HEXES,
        marks,
        pencil: still,
        onTap: ({ hit }) => {
          const hex = hexAt(sheet.draft, hit.id);
          select(hex && hex.terrain !== 'sea' ? hit : null);
        },
      };
    case 'cities':
      return {
        kinds: CORNERS,
        marks,
        pencil: still,
        onTap: ({ hit }) => {
          const site = siteAt(sheet.draft, hit.id);
          // What was chosen last time is what the next one most likely is.
          if (site) take({ kind: site.kind });
          else change((now) => putSite(now, { at: hit.id, name: '', kind: tools.kind }));
          select({ kind: 'site', id: hit.id });
        },
      };
    case 'paths':
      return {
        kinds: PATHS,
        marks: {},
        pencil: {
          board: sides,
          colours: 'path',
          onStroke: (at, first) => change((now) => markPath(now, at, tools.path), !first),
        },
        onTap: ({ hit }) => change((now) => togglePath(now, hit.id, tools.path)),
      };
    case 'pieces': {
      const { colour, part } = tools;
      if (part === 'start') {
        return {
          kinds: START,
          marks: {},
          pencil: still,
          onTap: ({ hit }) =>
            change((now) =>
              hit.kind === 'path'
                ? toggleStartRoute(now, colour, hit.id)
                : toggleStartPost(now, colour, hit.id),
            ),
        };
      }
      return {
        kinds: HEXES,
        marks: {},
        pencil: still,
        onTap: ({ hit }) => {
          if (part === 'robber') change((now) => placeRobber(now, hit.id));
        },
      };
    }
    default:
      return { kinds: ANYTHING, marks, pencil: still, onTap: ({ hit }) => select(hit) };
  }
}
