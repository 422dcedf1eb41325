import { StyleSheet, View } from 'react-native';

import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';
import type { Colour } from '@/engine/europe/vocabulary';

export interface LedgerRow {
  readonly label: string;
  /** Where the row is a player, too. */
  readonly owner?: Colour;
  readonly values: readonly (number | null)[];
}

/** A page of an account book: a row each, a column for every player, a bar under each sum. */
export function Ledger({
  title,
  note,
  players,
  rows,
  bars = true,
  testID,
}: {
  readonly title: string;
  readonly note?: string;
  readonly players: readonly { readonly colour: Colour; readonly name: string }[];
  readonly rows: readonly LedgerRow[];
  /** Where the rows can be compared with each other. */
  readonly bars?: boolean;
  readonly testID: string;
}) {
  const palette = usePalette();
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const line = [styles.row, { borderBottomColor: palette.line }];
  return (
    <View style={styles.frame} testID={testID}>
      <Type size="heading" serif bold heading={2}>
        {title}
      </Type>
      <View role="table" aria-label={title}>
        <View role="row" style={line}>
          <View role="columnheader" aria-label={title} style={styles.label} />
          {players.map(({ colour, name }) => (
            <View key={colour} role="columnheader" aria-label={name} style={styles.cell}>
              <PlayerMark owner={colour} size={26} initial={initialOf(name)} />
            </View>
          ))}
        </View>
        {rows.map(({ label, owner, values }, r) => (
          <View key={r} role="row" style={line}>
            <View role="rowheader" style={styles.label}>
              {owner ? <PlayerMark owner={owner} size={26} initial={initialOf(label)} /> : null}
              <Type size="small" lines={2} style={styles.words}>
                {label}
              </Type>
            </View>
            {values.map((value, i) => (
              <View key={i} role="cell" style={styles.cell}>
                <Type serif bold={Boolean(value)} tone={value ? 'ink' : 'quiet'}>
                  {value ?? '–'}
                </Type>
                {bars ? (
                  <View
                    style={[
                      styles.bar,
                      {
                        backgroundColor: palette.gold,
                        width: `${Math.round(((value ?? 0) / most) * 80)}%`,
                      },
                    ]}
                  />
                ) : null}
              </View>
            ))}
          </View>
        ))}
      </View>
      {note ? (
        <Type size="small" tone="quiet">
          {note}
        </Type>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { gap: 6 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 36,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  label: { flex: 2.4, flexDirection: 'row', alignItems: 'center', gap: 6, paddingRight: 4 },
  words: { flexShrink: 1 },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center', minHeight: 34 },
  bar: { height: 3, borderRadius: 2 },
});
