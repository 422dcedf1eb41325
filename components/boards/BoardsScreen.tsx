import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Button, Buttons } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Screen } from '@/components/ui/Screen';
import { Type } from '@/components/ui/Type';
import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_BOARDS } from '@/engine/europe/board/practice';
import { useBoards, type Origin } from '@/store/boards';
import { freshId } from '@/store/clock';
import type { ShelfFault } from '@/store/shelf';
import { legible } from '@/locales/legible';

import { BoardCard } from './BoardCard';
import { BoardSheet } from './BoardSheet';
import { Drawer } from './Drawer';
import { isUsual } from './facts';

/** The cabinet: one's own boards, those from others, and the practice maps, a drawer each. */
export function BoardsScreen({ onBack }: { readonly onBack: () => void }) {
  const t = useCatalog();
  const router = useRouter();
  const { boards, damaged, defaults, deleted, restoreDeleted } = useBoards();
  const [taken, setTaken] = useState<string | null>(null);
  const [fault, setFault] = useState<ShelfFault | null>(null);
  useFocusEffect(useCallback(() => useBoards.getState().refresh(), []));
  const { boards: text } = t;
  const open =
    taken === null
      ? undefined
      : (PRACTICE_BOARDS.get(taken) ?? boards.find(({ file }) => file.id === taken)?.file);

  const of = (origin: Origin) =>
    boards.filter((board) => board.origin === origin).map(({ file }) => file);
  const cards = (files: readonly BoardFile[]) =>
    files.map((file) => (
      <BoardCard
        key={file.id}
        file={file}
        usual={isUsual(file, defaults)}
        onOpen={() => setTaken(file.id)}
      />
    ));
  const own = of('own');
  const imported = of('imported');
  return (
    <Screen
      title={text.title}
      backLabel={t.common.back}
      onBack={onBack}
      testID="boards"
      footer={
        deleted ? (
          <View style={styles.deleted}>
            <Type style={styles.grow} lines={2} live>
              {text.deleted(legible(deleted.file.name))}
            </Type>
            <Button
              label={text.bringBack}
              icon="undo"
              testID="bring-back"
              onPress={() => setFault(restoreDeleted())}
            />
          </View>
        ) : undefined
      }
    >
      {fault ? (
        <Type tone="accent" bold live testID="boards-fault">
          {text.notKept[fault]}
        </Type>
      ) : null}
      <Drawer
        title={text.own}
        note={own.length === 0 ? text.ownNone : undefined}
        testID="drawer-own"
      >
        {cards(own)}
      </Drawer>
      <Buttons>
        <Button
          kind={own.length === 0 ? 'filled' : 'outlined'}
          label={text.create}
          icon="pen"
          testID="create-board"
          style={styles.wide}
          onPress={() => router.push(`/boards/${freshId()}/edit` as never)}
        />
        <Button
          label={text.take}
          icon="plus"
          testID="take-board"
          style={styles.wide}
          onPress={() => router.push('/boards/import' as never)}
        />
      </Buttons>
      {imported.length > 0 ? (
        <Drawer title={text.imported} testID="drawer-imported">
          {cards(imported)}
        </Drawer>
      ) : null}
      <Drawer title={text.practice} note={text.practiceNote} testID="drawer-practice">
        {cards([...PRACTICE_BOARDS.values()])}
      </Drawer>
      {damaged.map((id) => (
        <Damaged key={id} id={id} />
      ))}
      {open ? <BoardSheet file={open} onClose={() => setTaken(null)} onFault={setFault} /> : null}
    </Screen>
  );
}

function Damaged({ id }: { readonly id: string }) {
  const { boards: text } = useCatalog();
  const palette = usePalette();
  return (
    <View style={styles.damaged} testID={`damaged-${id}`}>
      <Icon name="warn" colour={palette.accent} />
      <View style={styles.grow}>
        <Type bold>{text.damaged}</Type>
        <Type size="small" tone="quiet">
          {text.damagedNote}
        </Type>
      </View>
      <Button
        label={text.delete}
        danger
        testID={`delete-${id}`}
        onPress={() => useBoards.getState().remove(id)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  deleted: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  grow: { flex: 1 },
  wide: { flexGrow: 1, flexBasis: '46%' },
  damaged: { flexDirection: 'row', gap: 12, alignItems: 'center' },
});
