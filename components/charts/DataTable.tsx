import { StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';

import type { TableData } from './data';

/** Numbers as a real table; the first column names the row. */
export function DataTable({
  data,
  label,
  testID,
}: {
  readonly data: TableData;
  readonly label: string;
  readonly testID?: string;
}) {
  const palette = usePalette();
  const line = [styles.row, { borderBottomColor: palette.line }];
  return (
    <View role="table" aria-label={label} testID={testID}>
      <View role="row" style={line}>
        {data.head.map((text, i) => (
          <View key={i} role="columnheader" style={i === 0 ? styles.first : styles.cell}>
            <Type size="small" bold lines={2}>
              {text}
            </Type>
          </View>
        ))}
      </View>
      {data.rows.map((row, r) => (
        <View key={r} role="row" style={line}>
          {row.map((text, i) => (
            <View
              key={i}
              role={i === 0 ? 'rowheader' : 'cell'}
              style={i === 0 ? styles.first : styles.cell}
            >
              <Type size="small" bold={i === 0}>
                {text}
              </Type>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  first: { flex: 1.4 },
  cell: { flex: 1 },
});
