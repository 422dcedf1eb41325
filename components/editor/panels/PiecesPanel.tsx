import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { Key, Keys } from '@/components/table/Key';
import { TARGET, usePalette } from '@/components/theme';
import { held } from '@/components/ui/held';
import { IconButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import { startPieces } from '@/engine/europe/board/edit';
import {
  hideTokens,
  numberToken,
  tokensByColour,
  type TokensOfColour,
} from '@/engine/europe/board/tokens';
import { TOKEN_NUMBERS } from '@/engine/europe/components';
import { COLOURS } from '@/engine/europe/vocabulary';

import { Tool, Toolbox } from '../Tool';
import { PARTS, useEditor } from '../useEditor';
import { SlotMark } from './NumbersPanel';

const THIRD = '30%';
const QUARTER = '22%';
const SEVENTH = '12%';
const NUMBERS = [...new Set<number>(TOKEN_NUMBERS)];

/** What stands on the board when a game begins. */
export function PiecesPanel() {
  const { editor: text } = useCatalog();
  const { take, tools } = useEditor();
  return (
    <View style={styles.panel}>
      <Toolbox>
        {PARTS.map((part) => (
          <Tool
            key={part}
            label={text.parts[part]}
            chosen={tools.part === part}
            basis={THIRD}
            testID={`part-${part}`}
            onPress={() => take({ part })}
          />
        ))}
      </Toolbox>
      {tools.part === 'robber' ? <Robber /> : null}
      {tools.part === 'start' ? <Start /> : null}
      {tools.part === 'tokens' ? <Tokens /> : null}
    </View>
  );
}

function Robber() {
  const { editor: text, words } = useCatalog();
  const { robber } = useEditor().sheet.draft;
  return (
    <Type testID="robber-note">
      {robber === undefined ? text.robberAnywhere : text.robberOn(words.places.hex(robber))}
    </Type>
  );
}

function Start() {
  const { editor: text, words } = useCatalog();
  const { sheet, take, tools } = useEditor();
  if (sheet.draft.side !== 'short') return <Type tone="quiet">{text.startOnlyShort}</Type>;
  const { posts, route } = startPieces(sheet.draft, tools.colour);
  return (
    <>
      <Toolbox>
        {COLOURS.map((colour) => (
          <Tool
            key={colour}
            label={words.colours[colour]}
            chosen={tools.colour === colour}
            basis={QUARTER}
            testID={`start-${colour}`}
            onPress={() => take({ colour })}
          >
            <PlayerMark owner={colour} size={30} />
          </Tool>
        ))}
      </Toolbox>
      <Type testID="start-count">{text.startCount(posts.length, route !== '')}</Type>
    </>
  );
}

/** The keys stay in sight; below them a row a colour, tokens with an arch first. */
function Tokens() {
  const { editor: text, words } = useCatalog();
  const { change, sheet } = useEditor();
  const [chosen, choose] = useState<number | null>(null);
  const colours = tokensByColour(sheet.draft);
  const used = colours.filter(({ arches, hidden }) => arches.length + hidden.length > 0);
  const token = chosen === null ? undefined : sheet.draft.tokens[chosen];
  if (used.length === 0) return <Type tone="quiet">{text.noTokens}</Type>;
  const tell = (number: number | null) => {
    if (chosen === null) return;
    change((now) => numberToken(now, chosen, number));
    // Tokens with an arch all have a number: on to the next that lacks one.
    const next = sheet.draft.tokens.findIndex(
      (each, i) => i !== chosen && each.arch && each.number === undefined,
    );
    choose(next >= 0 ? next : null);
  };
  return (
    <>
      <Keys>
        {NUMBERS.map((number) => (
          <Key
            key={number}
            figure={String(number)}
            label={text.number(number)}
            basis={SEVENTH}
            disabled={!token}
            chosen={token?.number === number}
            testID={`token-number-${number}`}
            onPress={() => tell(number)}
          />
        ))}
        <Key
          figure="?"
          label={words.pieces.token}
          spoken={text.unknown}
          basis={SEVENTH}
          disabled={!token}
          chosen={token !== undefined && token.number === undefined}
          testID="token-number-unknown"
          onPress={() => tell(null)}
        />
      </Keys>
      {used.map((row) => (
        <Row key={row.colour} row={row} chosen={chosen} choose={choose} />
      ))}
      <Type size="small" tone="quiet" testID="token-count">
        {text.inBox(sheet.draft.tokens.length)}
      </Type>
    </>
  );
}

function Row({
  row,
  chosen,
  choose,
}: {
  readonly row: TokensOfColour;
  readonly chosen: number | null;
  readonly choose: (index: number) => void;
}) {
  const { editor: text, words } = useCatalog();
  const palette = usePalette();
  const { change } = useEditor();
  const colour = words.slotColours[row.colour];
  const disc = ({ index, token }: TokensOfColour['hidden'][number]) => {
    const number = token.number === undefined ? text.unknown : String(token.number);
    const on = chosen === index;
    return (
      <Pressable
        key={index}
        testID={`token-${index}`}
        role="button"
        {...held(on)}
        aria-label={(token.arch ? text.tokenArch : text.tokenHidden)(colour, number)}
        onPress={() => choose(index)}
        style={styles.target}
      >
        <View
          style={[
            styles.disc,
            {
              backgroundColor: on ? palette.ink : palette.card,
              borderColor: on ? palette.ink : palette.line,
            },
          ]}
        >
          <Type serif bold tone={on ? 'page' : token.number === undefined ? 'quiet' : 'ink'}>
            {token.number ?? '?'}
          </Type>
          {token.arch ? (
            <Icon name="arch" size={13} colour={on ? palette.page : palette.ink} />
          ) : null}
        </View>
      </Pressable>
    );
  };
  const count = row.hidden.length;
  return (
    <View style={[styles.row, { borderBottomColor: palette.line }]}>
      <SlotMark colour={row.colour} size={26} />
      <View style={styles.discs}>
        {row.arches.map(disc)}
        {row.hidden.map(disc)}
      </View>
      <IconButton
        icon="minus"
        label={text.oneFewer(colour)}
        testID={`fewer-${row.colour}`}
        disabled={count === 0}
        onPress={() => change((now) => hideTokens(now, row.colour, count - 1))}
      />
      <IconButton
        icon="plus"
        label={text.oneMore(colour)}
        testID={`more-${row.colour}`}
        onPress={() => change((now) => hideTokens(now, row.colour, count + 1))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: 8 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  discs: { flex: 1, flexDirection: 'row', flexWrap: 'wrap' },
  target: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
  disc: {
    width: 38,
    height: 38,
    borderRadius: 19,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
