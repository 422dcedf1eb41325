import { Activity, useState, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { TableContext, useTable } from './useTable';

/**
 * What comes back again and again all evening stays, out of sight, with the table it was last
 * seen with: to make it anew takes longer than to write something else into it.
 */
export function Kept({
  shown,
  style,
  children,
}: {
  readonly shown: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}) {
  return (
    <View style={shown ? style : styles.gone}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Frozen frozen={!shown}>{children}</Frozen>
      </Activity>
    </View>
  );
}

function Frozen({ frozen, children }: { readonly frozen: boolean; readonly children: ReactNode }) {
  const table = useTable();
  const [seen, setSeen] = useState(table);
  if (!frozen && seen !== table) setSeen(table);
  return <TableContext.Provider value={frozen ? seen : table}>{children}</TableContext.Provider>;
}

const styles = StyleSheet.create({ gone: { display: 'none' } });
