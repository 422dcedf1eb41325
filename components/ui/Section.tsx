import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Type } from './Type';

/** A part of a page under its own small heading. */
export function Section({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <View style={styles.section}>
      <Type size="heading" serif bold heading={2}>
        {title}
      </Type>
      {children}
      {note ? (
        <Type size="small" tone="quiet">
          {note}
        </Type>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: 8, marginBottom: 8 } });
