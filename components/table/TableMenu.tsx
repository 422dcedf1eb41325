import { useRouter } from 'expo-router';
import { useState } from 'react';
import { Pressable, StyleSheet, TextInput, View } from 'react-native';

import { readAtTable, RULES_PAGE } from '@/components/rules/reading';
import { fonts, usePalette } from '@/components/theme';
import { Button, IconButton } from '@/components/ui/Button';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Sheet } from '@/components/ui/Sheet';
import { Type, useFontSize } from '@/components/ui/Type';
import { useGame } from '@/store/game';
import { legible } from '@/locales/legible';

import { useTable } from './useTable';

/** What is wanted now and then, but not for the decision at hand. */
export function TableMenu({
  onClose,
  onSupply,
}: {
  readonly onClose: () => void;
  readonly onSupply: () => void;
}) {
  const { t, open } = useTable();
  const router = useRouter();
  const { id } = open.header;
  const go = (page: string) => () => {
    onClose();
    router.push(page as never);
  };
  return (
    <Sheet
      title={legible(open.header.name, 80)}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="table-menu"
    >
      <Line icon="list" label={t.supply.title} onPress={onSupply} />
      <Line icon="history" label={t.logbook.title} onPress={go(`/game/${id}/history`)} />
      <Line icon="crate" label={t.logbook.race} onPress={go(`/game/${id}/race`)} />
      <Line icon="chart" label={t.evening.title} onPress={go(`/game/${id}/evening`)} />
      <Line icon="check" label={t.check.menu} onPress={go(`/game/${id}/check`)} />
      <Line
        icon="book"
        label={t.rulebook.title}
        onPress={() => {
          onClose();
          readAtTable(RULES_PAGE);
        }}
      />
      <Line icon="gear" label={t.table.settings} onPress={go('/settings')} />
      <SavePoints onClose={onClose} />
    </Sheet>
  );
}

function Line({
  icon,
  label,
  onPress,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}) {
  const palette = usePalette();
  return (
    <Pressable
      role="button"
      aria-label={label}
      testID={`menu-${icon}`}
      onPress={onPress}
      style={[styles.line, { borderBottomColor: palette.line }]}
    >
      <Icon name={icon} />
      <Type style={styles.grow}>{label}</Type>
      <Icon name="forward" size={18} colour={palette.quiet} />
    </Pressable>
  );
}

function SavePoints({ onClose }: { readonly onClose: () => void }) {
  const { t, open } = useTable();
  const palette = usePalette();
  const fontSize = useFontSize()('body');
  const [name, setName] = useState('');
  const { mark, unmark, jump } = useGame.getState();
  const set = () => {
    mark(name.trim() || t.logbook.entry(open.history.log.cursor));
    setName('');
  };
  return (
    <View style={styles.points}>
      <Type bold>{t.logbook.savePoints}</Type>
      <View style={styles.row}>
        <TextInput
          testID="save-point-name"
          value={name}
          onChangeText={setName}
          maxLength={60}
          placeholder={t.logbook.savePointName}
          placeholderTextColor={palette.quiet}
          aria-label={t.logbook.savePointName}
          style={[
            styles.input,
            {
              color: palette.ink,
              borderColor: palette.line,
              backgroundColor: palette.card,
              fontSize,
            },
          ]}
        />
        <Button label={t.logbook.savePoint} icon="flag" onPress={set} testID="save-point-set" />
      </View>
      {open.header.marks.map((point) => (
        <View key={point.at} style={styles.row}>
          <Pressable
            role="button"
            testID={`save-point-${point.at}`}
            style={styles.point}
            onPress={() => {
              jump(point.at);
              onClose();
            }}
          >
            <Type bold>{legible(point.name, 80)}</Type>
            <Type size="small" tone="quiet">
              {t.logbook.savePointAt(point.at)}
            </Type>
          </Pressable>
          <IconButton
            icon="trash"
            label={t.logbook.removeSavePoint}
            onPress={() => unmark(point.at)}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    minHeight: 54,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  grow: { flex: 1 },
  points: { gap: 10, paddingTop: 14 },
  row: { flexDirection: 'row', gap: 10, alignItems: 'center', flexWrap: 'wrap' },
  input: {
    flexGrow: 1,
    minWidth: 150,
    minHeight: 48,
    borderWidth: 1,
    borderRadius: 12,
    paddingHorizontal: 12,
    fontFamily: fonts.sans,
  },
  point: { flex: 1, minHeight: 48, justifyContent: 'center' },
});
