import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Button, Buttons } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Screen } from '@/components/ui/Screen';
import { Type } from '@/components/ui/Type';
import { useLibrary } from '@/store/library';
import { isNewer } from '@/store/saves';
import { legible } from '@/locales/legible';

import { GameRow } from './GameRow';
import { GameSheet } from './GameSheet';
import { TakeInSheet } from './TakeInSheet';

/** Every game on this device, the latest first; what was deleted last can be brought back. */
export function GamesScreen({ onBack }: { readonly onBack: () => void }) {
  const t = useCatalog();
  const router = useRouter();
  const { saves, damaged, deleted, refresh, restoreDeleted } = useLibrary();
  const [more, setMore] = useState<string | null>(null);
  const [taking, setTaking] = useState(false);
  const [told, setTold] = useState('');
  useFocusEffect(useCallback(() => useLibrary.getState().refresh(), []));
  const chosen = saves.find(({ id }) => id === more);
  const open = (id: string) => () => router.push(`/game/${id}`);
  return (
    <Screen
      title={t.games.title}
      backLabel={t.common.back}
      onBack={onBack}
      testID="games"
      footer={
        deleted ? (
          <View style={styles.deleted}>
            <Type style={styles.grow} lines={2} live>
              {t.games.deleted(legible(deleted.header.name))}
            </Type>
            <Button
              label={t.games.bringBack}
              icon="undo"
              testID="bring-back"
              onPress={restoreDeleted}
            />
          </View>
        ) : undefined
      }
    >
      {told ? (
        <Type bold live testID="told">
          {told}
        </Type>
      ) : null}
      {saves.length === 0 && damaged.length === 0 ? (
        <Type tone="quiet" testID="no-games">
          {t.games.none}
        </Type>
      ) : null}
      <View>
        {saves.map((save) => (
          <GameRow
            key={save.id}
            save={save}
            onOpen={open(save.id)}
            onMore={() => setMore(save.id)}
          />
        ))}
        {damaged.map((id) => (
          <DamagedRow key={id} id={id} onOpen={open(id)} />
        ))}
      </View>
      <Button
        label={t.games.import}
        icon="plus"
        testID="import"
        onPress={() => {
          setTold('');
          setTaking(true);
        }}
      />
      {chosen ? <GameSheet save={chosen} onClose={() => setMore(null)} /> : null}
      {taking ? (
        <TakeInSheet
          onClose={() => setTaking(false)}
          onTaken={(message) => {
            refresh();
            setTaking(false);
            setTold(message);
          }}
        />
      ) : null}
    </Screen>
  );
}

function DamagedRow({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const t = useCatalog();
  const palette = usePalette();
  const newer = isNewer(id);
  const later = t.saveFaults['newer-version'];
  return (
    <View testID={`damaged-${id}`} style={[styles.damaged, { borderBottomColor: palette.line }]}>
      <View style={styles.head}>
        <Icon name="warn" colour={palette.accent} />
        <View style={styles.grow}>
          <Type bold>{newer ? later.title : t.games.damaged}</Type>
          <Type size="small" tone="quiet">
            {newer ? later.text : t.games.damagedNote}
          </Type>
        </View>
      </View>
      {newer ? null : (
        <Buttons>
          <Button label={t.games.tryOpen} onPress={onOpen} testID={`try-${id}`} />
          <Button
            label={t.games.delete}
            danger
            onPress={() => useLibrary.getState().remove(id)}
            testID={`delete-${id}`}
          />
        </Buttons>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  deleted: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  grow: { flex: 1 },
  damaged: { gap: 10, paddingVertical: 14, borderBottomWidth: StyleSheet.hairlineWidth },
  head: { flexDirection: 'row', gap: 12, alignItems: 'center' },
});
