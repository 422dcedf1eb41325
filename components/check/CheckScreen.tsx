import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { BoardPane } from '@/components/board/BoardPane';
import { useLanguage } from '@/components/language';
import { useInitials } from '@/components/table/initials';
import { Panel } from '@/components/table/Panel';
import { PlaceCorrection } from '@/components/table/panels/PlaceCorrection';
import { TableProvider, useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Page } from '@/components/ui/Page';
import { Type } from '@/components/ui/Type';
import { useWide } from '@/components/ui/layout';
import type { Hit } from '@/engine/board/geometry';
import { checkTable, doubtful } from '@/engine/europe/check';
import type { Site } from '@/engine/europe/board/board';
import type { Colour } from '@/engine/europe/vocabulary';
import { cityName } from '@/locales/cities';
import type { OpenGame } from '@/store/game';

import { Counts, Findings } from './Findings';
import { PlayerStep } from './PlayerStep';
import { waveAway } from './proposal';
import { stepsOf, type Step } from './steps';
import { SupplyStep, TokensStep } from './SupplyStep';

/** The mirror held against the table: what is odd, then a walk from player to player. */
export function CheckScreen({
  open,
  onBack,
}: {
  readonly open: OpenGame;
  readonly onBack: () => void;
}) {
  return (
    <TableProvider open={open}>
      <Walk onBack={onBack} />
    </TableProvider>
  );
}

type Stop = Step | 'begin' | 'done';

function Walk({ onBack }: { readonly onBack: () => void }) {
  const { open, state, t } = useTable();
  const palette = usePalette();
  const wide = useWide();
  const [stop, setStop] = useState<Stop>('begin');
  const [place, setPlace] = useState<Hit | null>(null);
  const steps = useMemo(() => stepsOf(state), [state]);
  const at = steps.findIndex((step) => step === stop);
  const { log } = open.history;
  const [from] = useState(log.cursor);
  const corrections = log.commands
    .slice(from, log.cursor)
    .filter(({ type }) => type === 'correct').length;

  const go = (to: Stop) => {
    setPlace(null);
    setStop(to);
    if (to === 'done') waveAway(open);
  };
  const onRight = () => go(steps[at + 1] ?? 'done');
  const back = () => {
    if (place) setPlace(null);
    else if (at > 0) go(steps[at - 1]!);
    else if (at === 0) go('begin');
    else onBack();
  };
  const walking = at >= 0;
  return (
    <Page
      title={walking ? `${t.check.title} · ${t.check.step(at + 1, steps.length)}` : t.check.title}
      backLabel={t.common.back}
      onBack={back}
      testID="check"
    >
      {walking ? (
        <View style={[styles.panes, wide && styles.wide]}>
          <View style={wide ? styles.boardWide : styles.board}>
            <Board lit={isColour(stop) ? stop : null} place={place} onPlace={setPlace} />
          </View>
          <View
            style={wide ? [styles.side, { borderLeftColor: palette.line }] : styles.below}
            key={stop}
          >
            {place ? (
              <PlaceCorrection
                key={`${place.kind}-${place.id}`}
                hit={place}
                onDone={() => setPlace(null)}
              />
            ) : isColour(stop) ? (
              <PlayerStep colour={stop} onRight={onRight} />
            ) : stop === 'supply' ? (
              <SupplyStep onRight={onRight} />
            ) : (
              <TokensStep onRight={onRight} />
            )}
          </View>
        </View>
      ) : stop === 'done' ? (
        <Panel
          testID="check-done"
          keys={
            <Button
              kind="filled"
              label={t.check.backToTable}
              testID="check-leave"
              onPress={onBack}
            />
          }
        >
          <View style={styles.page}>
            <Type size="title" live>
              {t.check.done}
            </Type>
            <Type tone="quiet" testID="check-corrected">
              {t.check.corrected(corrections)}
            </Type>
          </View>
        </Panel>
      ) : (
        <Beginning onGo={go} />
      )}
    </Page>
  );
}

function Beginning({ onGo }: { readonly onGo: (step: Step) => void }) {
  const { open, state, t } = useTable();
  const { history } = open;
  const check = useMemo(
    () => ({ ...checkTable(state), suspicions: doubtful(history) }),
    [state, history],
  );
  return (
    <Panel
      testID="check-begin"
      keys={
        <Button
          kind="filled"
          label={t.check.begin}
          testID="check-start"
          onPress={() => onGo(stepsOf(state)[0]!)}
        />
      }
    >
      <View style={styles.page}>
        <Findings check={check} onGo={onGo} />
        <Counts check={check} />
      </View>
    </Panel>
  );
}

const isColour = (stop: Stop): stop is Colour =>
  stop !== 'begin' && stop !== 'done' && stop !== 'supply' && stop !== 'tokens';

function Board({
  lit,
  place,
  onPlace,
}: {
  readonly lit: Colour | null;
  readonly place: Hit | null;
  readonly onPlace: (hit: Hit) => void;
}) {
  const { state, say } = useTable();
  const language = useLanguage();
  const names = useMemo(() => (site: Site) => cityName(site.name, language), [language]);
  const initials = useInitials(say);
  const marks = useMemo(() => ({ lit, selected: place }), [lit, place]);
  return (
    <BoardPane
      board={state.board}
      pieces={state}
      names={names}
      initials={initials}
      marks={marks}
      onTap={({ hit }) => onPlace(hit)}
      testID="check-board"
    />
  );
}

const styles = StyleSheet.create({
  panes: { flex: 1 },
  wide: { flexDirection: 'row' },
  board: { flex: 9, minHeight: 180 },
  boardWide: { flex: 7 },
  below: { flex: 14 },
  side: { flex: 4, minWidth: 330, borderLeftWidth: StyleSheet.hairlineWidth },
  page: { gap: 10, width: '100%', maxWidth: 720, alignSelf: 'center' },
});
