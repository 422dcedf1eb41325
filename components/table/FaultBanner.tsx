import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { handOut, SAVES } from '@/components/games/files';
import { fileName } from '@/components/games/taking';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';
import { fileOf, useGame } from '@/store/game';
import type { SaveFault } from '@/store/saves';

import { useTable } from './useTable';

/** Trouble with saving, told where nobody can miss it, with what can be done about it. */
export function FaultBanner() {
  const fault = useGame((game) => game.fault);
  return fault ? <Banner fault={fault} /> : null;
}

function Banner({ fault }: { readonly fault: SaveFault }) {
  const { t, open } = useTable();
  const palette = usePalette();
  const [told, setTold] = useState(false);
  const { title, text } = t.saveFaults[fault];
  const action =
    fault === 'other-tab'
      ? { label: t.start.takeOver, testID: 'take-over', act: useGame.getState().takeOver }
      : {
          label: SAVES ? t.games.export : t.games.send,
          testID: 'fault-export',
          act: () => {
            const { name, updated } = open.header;
            void handOut(fileName(name, updated), JSON.stringify(fileOf(open)));
          },
        };
  return (
    <View
      testID={`fault-${fault}`}
      role="alert"
      style={[styles.banner, { backgroundColor: palette.card, borderColor: palette.accent }]}
    >
      <Pressable
        testID="fault-why"
        role="button"
        aria-label={title}
        onPress={() => setTold(true)}
        style={styles.why}
      >
        <Icon name="warn" size={22} colour={palette.accent} />
        <Type bold size="small" lines={3} style={styles.title}>
          {title}
        </Type>
      </Pressable>
      <Button label={action.label} onPress={action.act} testID={action.testID} />
      {told ? (
        <Sheet
          title={title}
          closeLabel={t.common.close}
          onClose={() => setTold(false)}
          testID="fault-sheet"
        >
          <Type>{text}</Type>
        </Sheet>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 10,
    paddingVertical: 4,
    borderTopWidth: 2,
    borderBottomWidth: 2,
  },
  why: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 44 },
  title: { flex: 1 },
});
