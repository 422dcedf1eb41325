import { useMemo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Coin } from '@/components/pieces/Coin';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import type { ConnectionOption, Question } from '@/engine/europe/questions';

/** Equally short connections, drawn and priced; the active player says which one pays. */
export function ConnectionChoice({
  question,
  onChoose,
  onCancel,
}: {
  readonly question: Extract<Question, { readonly ask: 'connection' }>;
  readonly onChoose: (id: string) => void;
  readonly onCancel: () => void;
}) {
  const { t, say, state } = useTable();
  const { options } = question;
  const [chosen, setChosen] = useState(0);
  const marks = useMemo(
    () => ({ band: options.map((option) => option.paths), chosen }),
    [options, chosen],
  );
  useBoardTouch({
    marks,
    // A tap on a band that belongs to one option only picks that option.
    onTap: ({ hit }) => {
      const at = options.findIndex(({ paths }) => paths.includes(hit.id));
      if (at >= 0) setChosen(at);
    },
  });
  const pays = (option: ConnectionOption) =>
    option.pays.map(({ player, gold }) => t.build.playerGold(say.player(player), gold)).join(', ');
  const pick = options[chosen]!;
  return (
    <Panel
      testID="panel-tie"
      keys={
        <>
          <Button
            kind="filled"
            testID="tie-pay"
            label={t.build.pay(pays(pick))}
            onPress={() => onChoose(pick.id)}
          />
          <Button kind="plain" testID="tie-cancel" label={t.common.cancel} onPress={onCancel} />
        </>
      }
    >
      <Type size="title" heading={2}>
        {t.build.tie(options.length)}
      </Type>
      <Type tone="quiet">{t.build.tieNote(say.player(state.turn.player))}</Type>
      {options.map((option, at) => (
        <OptionCard
          key={option.id}
          option={option}
          chosen={at === chosen}
          label={`${say.place(option.from)} — ${say.place(option.to)}: ${pays(option)}`}
          onPress={() => setChosen(at)}
          testID={`tie-${at}`}
        />
      ))}
    </Panel>
  );
}

function OptionCard({
  option,
  chosen,
  label,
  onPress,
  testID,
}: {
  readonly option: ConnectionOption;
  readonly chosen: boolean;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}) {
  const { t, say } = useTable();
  const palette = usePalette();
  return (
    <Pressable
      role="radio"
      aria-checked={chosen}
      aria-label={label}
      onPress={onPress}
      testID={testID}
      style={[
        styles.option,
        { backgroundColor: palette.card, borderColor: chosen ? palette.gold : palette.line },
      ]}
    >
      <View style={styles.head}>
        <Type bold style={styles.grow}>
          {`${say.place(option.from)} — ${say.place(option.to)}`}
        </Type>
        <Type size="small" tone="quiet">
          {t.words.count.routes(option.paths.length)}
        </Type>
      </View>
      <View style={styles.pays}>
        {option.pays.map(({ player, gold }) => (
          <View key={player} style={styles.pay}>
            <PlayerMark owner={player} size={26} initial={initialOf(say.player(player))} />
            <Type size="heading" serif bold>{`+${gold}`}</Type>
            <Coin size={26} />
          </View>
        ))}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  option: { borderWidth: 2, borderRadius: 14, padding: 12, gap: 8 },
  head: { flexDirection: 'row', gap: 10, alignItems: 'baseline' },
  grow: { flex: 1 },
  pays: { flexDirection: 'row', gap: 18, flexWrap: 'wrap' },
  pay: { flexDirection: 'row', gap: 6, alignItems: 'center' },
});
