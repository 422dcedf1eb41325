import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Coin } from '@/components/pieces/Coin';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { Hero } from '@/components/table/Hero';
import { initialOf } from '@/components/table/initials';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch, useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Button, Buttons } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import type { IntersectionId, PathId } from '@/engine/board/vocabulary';
import { TOLL } from '@/engine/europe/components';
import { piecesOf, type PieceId } from '@/engine/europe/vocabulary';

import { PieceChoice } from './PieceChoice';
import { journeyOf, traceTo } from './trace';

const PATHS: ReadonlySet<HitKind> = new Set(['path']);

/** A caravan's way is traced by tapping or dragging; salt, tolls and deliveries count along. */
export function CaravanPanel() {
  const { state, t, say, enter } = useTable();
  const mode = useTableUi((ui) => ui.mode);
  const { player } = state.turn;
  const pieces = piecesOf(player).filter((piece) => state.caravans[piece]);
  const [caravan, setCaravan] = useState<PieceId>(
    (mode.kind === 'caravan' ? mode.caravan : undefined) ?? pieces[0]!,
  );
  const [along, setAlong] = useState<readonly PathId[]>([]);
  const [left, setLeft] = useState<ReadonlySet<IntersectionId>>(new Set());
  const standing = state.caravans[caravan]!;
  const journey = useMemo(() => journeyOf(state, caravan, along), [state, caravan, along]);
  const { free } = state.players[player].goods;
  const deliver = journey.deliveries.filter((at) => !left.has(at)).slice(0, free);

  const marks = useMemo(
    () => ({
      legal: { paths: new Set(Object.keys(state.routes)) },
      trace: [standing, ...along],
      selected: { kind: 'path', id: along[along.length - 1] ?? standing } as const,
    }),
    [state.routes, standing, along],
  );
  const touch = (path: PathId) => setAlong(traceTo(state, caravan, along, path));
  useBoardTouch({
    marks,
    kinds: PATHS,
    onTap: ({ hit }) => touch(hit.id),
    onTrace: (path) => {
      if (path !== (along[along.length - 1] ?? standing)) touch(path);
    },
  });

  const go = () =>
    enter({
      type: 'moveCaravan',
      caravan,
      along,
      salt: journey.salt,
      ...(journey.freeSteps > 0 ? { freeSteps: journey.freeSteps } : {}),
      ...(deliver.length > 0 ? { deliver } : {}),
    });
  const toggle = (at: IntersectionId) => {
    const next = new Set(left);
    if (!next.delete(at)) next.add(at);
    setLeft(next);
  };
  return (
    <Panel
      testID="panel-caravan"
      keys={
        <Buttons>
          <Button
            kind="filled"
            style={styles.grow}
            testID="caravan-go"
            disabled={along.length === 0}
            label={
              along.length === 0
                ? t.build.traceFirst
                : t.build.go(journey.salt, journey.tolls.length * TOLL, deliver.length)
            }
            onPress={go}
          />
          {along.length > 0 ? (
            <Button label={t.build.startOver} testID="caravan-clear" onPress={() => setAlong([])} />
          ) : (
            <Button
              label={t.plan.open}
              icon="map"
              testID="caravan-plan"
              onPress={() => useTableUi.getState().setMode({ kind: 'planCaravans' })}
            />
          )}
        </Buttons>
      }
    >
      <Hero
        title={along.length === 0 ? t.build.traceHint : t.words.count.steps(along.length)}
        note={t.build.from(say.place(standing))}
        trailing={
          <View style={styles.costs}>
            <Type size="figure">{journey.salt}</Type>
            <ResourceCard
              resource="salt"
              height={36}
              label={t.words.resourceCount.salt(journey.salt)}
            />
          </View>
        }
      />
      <PieceChoice
        label={t.build.whichCaravan}
        pieces={pieces}
        places={state.caravans}
        value={caravan}
        onChange={(piece) => {
          setCaravan(piece);
          setAlong([]);
        }}
        testID="which-caravan"
      />
      {journey.tolls.length > 0 ? (
        <View style={styles.tolls} testID="tolls">
          <Type tone="quiet">{t.build.tolls}</Type>
          {journey.tolls.map((owner) => (
            <View key={owner} style={styles.toll}>
              <PlayerMark
                owner={owner}
                size={26}
                initial={initialOf(say.player(owner))}
                label={say.player(owner)}
              />
              <Type bold>{`+${TOLL}`}</Type>
              <Coin size={24} />
            </View>
          ))}
        </View>
      ) : null}
      {journey.deliveries.length > 0 ? (
        <>
          <Type bold>{t.build.deliverOnWay(free)}</Type>
          <View style={styles.chips}>
            {journey.deliveries.map((at) => (
              <Chip
                key={at}
                testID={`deliver-${at}`}
                label={say.place(at)}
                on={deliver.includes(at)}
                onPress={() => toggle(at)}
              />
            ))}
          </View>
        </>
      ) : null}
    </Panel>
  );
}

const styles = StyleSheet.create({
  grow: { flexGrow: 1 },
  costs: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  tolls: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 14, minHeight: 36 },
  toll: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
