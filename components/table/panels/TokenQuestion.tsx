import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Hero } from '@/components/table/Hero';
import { Key, Keys } from '@/components/table/Key';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Button } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import type { TokenChoice } from '@/engine/europe/commands';
import { TOKEN_NUMBERS } from '@/engine/europe/components';
import type { Question, TokenOption } from '@/engine/europe/questions';

const HEXES: ReadonlySet<HitKind> = new Set(['hex']);

/** The numbers a face-down token may show: those left, when the table knows them all. */
function numbersOf({ numbers, inStock }: TokenOption): number[] {
  const known = numbers.length === inStock ? numbers : TOKEN_NUMBERS;
  return [...new Set(known)].sort((a, b) => a - b);
}

/** A founder's token: on which hex, and which number came up or where it is taken from. */
export function TokenQuestion({
  title,
  question,
  onChoose,
  onCancel,
}: {
  readonly title?: string;
  readonly question: Extract<Question, { readonly ask: 'token' }>;
  readonly onChoose: (token: TokenChoice) => void;
  readonly onCancel?: () => void;
}) {
  const { t, say, state } = useTable();
  const { options } = question;
  const [hex, setHex] = useState(options.length === 1 ? options[0]!.hex : null);
  const option = options.find((each) => each.hex === hex) ?? null;
  const marks = useMemo(() => {
    const hexes = option ? option.movable.map((token) => token.hex) : options.map((o) => o.hex);
    return {
      legal: { hexes: new Set(hexes) },
      selected: option ? ({ kind: 'hex', id: option.hex } as const) : null,
    };
  }, [option, options]);
  useBoardTouch({
    marks,
    kinds: HEXES,
    onTap: ({ hit }) => {
      if (option?.movable.some((token) => token.hex === hit.id)) {
        onChoose({ hex: option.hex, from: hit.id });
      } else if (options.some((each) => each.hex === hit.id)) setHex(hit.id);
    },
  });
  const terrain = (id: string) => t.words.terrains[state.board.hexes.get(id)!.terrain];
  return (
    <Panel
      testID="panel-token"
      keys={
        <>
          {option && option.inStock > 0 ? (
            <Keys>
              {numbersOf(option).map((number) => (
                <Key
                  key={number}
                  testID={`token-${number}`}
                  figure={String(number)}
                  label={t.build.tokenShows(number)}
                  basis="14.5%"
                  onPress={() => onChoose({ hex: option.hex, number })}
                />
              ))}
            </Keys>
          ) : null}
          {onCancel ? (
            <Button kind="plain" testID="token-cancel" label={t.common.cancel} onPress={onCancel} />
          ) : null}
        </>
      }
    >
      <Hero
        title={
          !option
            ? t.build.whichHex
            : option.inStock > 0
              ? t.build.turnToken(t.words.slotColours[option.colour], terrain(option.hex))
              : t.build.moveToken(t.words.slotColours[option.colour])
        }
        note={title}
      />
      {option ? null : (
        <View style={styles.list}>
          {options.map((each) => (
            <Button
              key={each.hex}
              testID={`token-hex-${each.hex}`}
              label={t.build.slot(
                terrain(each.hex),
                t.words.slotColours[each.colour],
                each.inStock,
              )}
              onPress={() => setHex(each.hex)}
            />
          ))}
        </View>
      )}
      {option && option.inStock === 0 ? (
        <View style={styles.list}>
          {option.movable.map((token) => (
            <Button
              key={token.hex}
              testID={`token-from-${token.hex}`}
              label={say.hex(token.hex)}
              onPress={() => onChoose({ hex: option.hex, from: token.hex })}
            />
          ))}
        </View>
      ) : null}
      {option && options.length > 1 ? (
        <Type size="small" tone="quiet">
          {t.build.otherHex}
        </Type>
      ) : null}
    </Panel>
  );
}

const styles = StyleSheet.create({ list: { gap: 8, paddingTop: 8 } });
