import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { IconButton } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';

import type { TableData } from './data';
import { DataTable } from './DataTable';

/** A drawing with its title; one button shows the same numbers as a table. */
export function ChartFrame({
  title,
  note,
  table,
  children,
  testID,
}: {
  readonly title: string;
  readonly note?: string;
  readonly table: TableData;
  readonly children: ReactNode;
  readonly testID: string;
}) {
  const t = useCatalog();
  const [listed, setListed] = useState(false);
  return (
    <View style={styles.frame} testID={testID}>
      <View style={styles.head}>
        <Type size="heading" serif bold heading={2} style={styles.title}>
          {title}
        </Type>
        <IconButton
          icon={listed ? 'chart' : 'list'}
          label={`${title}: ${listed ? t.evening.asChart : t.evening.asTable}`}
          onPress={() => setListed(!listed)}
          testID={`${testID}-toggle`}
        />
      </View>
      {listed ? <DataTable data={table} label={title} testID={`${testID}-table`} /> : children}
      {note ? (
        <Type size="small" tone="quiet">
          {note}
        </Type>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { gap: 4 },
  head: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1 },
});
