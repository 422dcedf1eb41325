import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useCatalog, useSay } from '@/components/language';
import { IconButton } from '@/components/ui/Button';
import { Screen } from '@/components/ui/Screen';
import { Section } from '@/components/ui/Section';
import { Type } from '@/components/ui/Type';
import type { OpenGame } from '@/store/game';

import { CardsChapter } from './CardsChapter';
import { DiceChapter } from './DiceChapter';
import { GoldChapter } from './GoldChapter';
import { RemarkLines } from './RemarkLines';
import { Timeline } from './Timeline';
import { useEvening } from './useEvening';

/** What can be told of the game, live or at its end. */
export function EveningScreen({
  open,
  onBack,
}: {
  readonly open: OpenGame;
  readonly onBack: () => void;
}) {
  const t = useCatalog();
  const router = useRouter();
  const { evening, story } = useEvening(open);
  const { state, log } = open.history;
  const say = useSay(state);
  const [at, setAt] = useState(log.cursor);
  const shown = Math.min(at, log.cursor);
  const part = { evening, seats: state.seats, say };
  return (
    <Screen
      title={t.evening.title}
      backLabel={t.common.back}
      onBack={onBack}
      testID="evening"
      actions={
        <IconButton
          icon="flag"
          label={t.evening.result}
          testID="evening-result"
          onPress={() => router.push(`/game/${open.header.id}/result` as never)}
        />
      }
    >
      {log.cursor === 0 ? <Type tone="quiet">{t.evening.nothing}</Type> : null}
      {story.length > 0 ? (
        <Section title={t.evening.remarks}>
          <RemarkLines story={story} say={say} onShow={(command) => setAt(command + 1)} />
        </Section>
      ) : null}
      <Section title={t.evening.timeline}>
        <Timeline open={open} at={shown} onChange={setAt} />
      </Section>
      {evening.progress.turns.length > 0 ? (
        <View style={styles.chapters}>
          <DiceChapter {...part} />
          <CardsChapter {...part} />
          <GoldChapter {...part} />
        </View>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({ chapters: { gap: 22 } });
