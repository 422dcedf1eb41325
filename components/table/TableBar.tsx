import { useRouter } from 'expo-router';
import { Suspense, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { PlayerMark } from '@/components/pieces/PlayerMark';
import { RulesSheet } from '@/components/rules/RulesSheet';
import { usePalette } from '@/components/theme';
import { IconButton } from '@/components/ui/Button';
import { useWide } from '@/components/ui/layout';
import { Type } from '@/components/ui/Type';
import { canRedo, canUndo } from '@/engine/log/log';
import { useGame } from '@/store/game';

import { initialOf } from './initials';
import { actorOf } from './actor';
import { TurnClock } from './TurnClock';
import { useTableUi, NO_MODE } from './ui';
import { useTable } from './useTable';

/** Whatever was taken up is put down first. */
const putDown = () => useTableUi.getState().setMode(NO_MODE);
const undo = () => {
  putDown();
  useGame.getState().undo();
};
const redo = () => {
  putDown();
  useGame.getState().redo();
};

export function TableBar({
  onBack,
  onMenu,
}: {
  readonly onBack: () => void;
  readonly onMenu: () => void;
}) {
  const { open, state, say, t } = useTable();
  const palette = usePalette();
  const router = useRouter();
  const insets = useSafeAreaInsets();
  const mode = useTableUi((ui) => ui.mode);
  const [rules, setRules] = useState(false);
  const { log } = open.history;
  const crowded = !useWide() && canRedo(log);
  const actor = actorOf(state);
  const taken = mode.kind !== 'none';
  return (
    <View style={[styles.bar, { backgroundColor: palette.page, paddingTop: insets.top }]}>
      <IconButton
        icon={taken ? 'close' : 'back'}
        label={taken ? t.common.cancel : t.common.back}
        testID={taken ? 'cancel' : 'back'}
        onPress={taken ? putDown : onBack}
      />
      <PlayerMark owner={actor} size={crowded ? 26 : 30} initial={initialOf(say.player(actor))} />
      <View style={styles.title}>
        <Type size={crowded ? 'small' : 'body'} bold lines={1} heading={1} testID="table-title">
          {say.player(actor)}
        </Type>
        <Type size={crowded ? 'fine' : 'small'} tone="quiet" lines={1}>
          {t.words.phases[state.phase.name]}
          <TurnClock />
        </Type>
      </View>
      <IconButton
        icon="undo"
        label={t.common.undo}
        testID="undo"
        disabled={!canUndo(log)}
        onPress={undo}
      />
      {canRedo(log) ? (
        <IconButton icon="redo" label={t.common.redo} testID="redo" onPress={redo} />
      ) : null}
      {state.turn.number > 0 ? (
        <IconButton
          icon="table"
          label={t.production.open}
          testID="production-open"
          onPress={() => router.push(`/game/${open.header.id}/production` as never)}
        />
      ) : null}
      <IconButton
        icon="book"
        label={t.rulebook.title}
        testID="rules-now"
        onPress={() => setRules(true)}
      />
      <IconButton icon="more" label={t.table.menu} testID="menu" onPress={onMenu} />
      {rules ? (
        // The table stays in sight while the book is fetched.
        <Suspense fallback={null}>
          <RulesSheet onClose={() => setRules(false)} />
        </Suspense>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', minHeight: 52, paddingHorizontal: 2 },
  // The signs beside it have air of their own.
  title: { flex: 1, paddingLeft: 6, marginRight: -6 },
});
