import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { PlayerMark } from '@/components/pieces/PlayerMark';
import { Cost } from '@/components/table/Cost';
import { Hero } from '@/components/table/Hero';
import { initialOf } from '@/components/table/initials';
import { Panel } from '@/components/table/Panel';
import { deedsOf, earningsOf, factsOf, titleOf, type Deed } from '@/components/table/place';
import { useBoardTouch, useTableUi } from '@/components/table/ui';
import { useTable, type Table } from '@/components/table/useTable';
import { Button } from '@/components/ui/Button';
import type { IconName } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import type { Hit, HitKind } from '@/engine/board/geometry';
import type { Bundle } from '@/engine/europe/bundle';
import type { CommandOf } from '@/engine/europe/commands';
import { PRICES } from '@/engine/europe/components';
import type { Question } from '@/engine/europe/questions';
import { YIELD } from '@/engine/europe/vocabulary';

import { PlaceCorrection } from './PlaceCorrection';
import { TokenQuestion } from './TokenQuestion';

const ANYWHERE: ReadonlySet<HitKind> = new Set(['site', 'intersection', 'path', 'hex']);

/** Any place of the board: what is there, what can be done there now, and what the mirror got wrong. */
export function PlacePanel() {
  const mode = useTableUi((ui) => ui.mode);
  if (mode.kind !== 'place') return null;
  return <Place key={`${mode.hit.kind}-${mode.hit.id}`} hit={mode.hit} />;
}

interface Founding {
  readonly command: CommandOf<'moveMerchant'>;
  readonly question: Extract<Question, { readonly ask: 'token' }>;
}

function Place({ hit }: { readonly hit: Hit }) {
  const table = useTable();
  const { state, t, say, enter } = table;
  const [correcting, setCorrecting] = useState(false);
  const [founding, setFounding] = useState<Founding | null>(null);
  const marks = useMemo(() => ({ selected: hit }), [hit]);
  const { setMode } = useTableUi.getState();
  useBoardTouch({
    marks,
    kinds: ANYWHERE,
    onTap: ({ hit: other }) => setMode({ kind: 'place', hit: other }),
  });
  const deeds = useMemo(() => deedsOf(state, hit), [state, hit]);

  const carryOut = (deed: Deed) => {
    if (deed.kind === 'takeMerchant') return setMode({ kind: 'merchant', merchant: deed.piece });
    if (deed.kind === 'takeCaravan') return setMode({ kind: 'caravan', caravan: deed.piece });
    const outcome = enter(deed.command);
    if (outcome.kind !== 'question') return;
    const { question } = outcome;
    if (deed.kind === 'route' && question.ask === 'connection') {
      const { path, free = false } = deed.command;
      setMode({ kind: 'route', tie: { path, free, question } });
    } else if (deed.kind === 'come' && question.ask === 'token') {
      setFounding({ command: deed.command, question });
    }
  };

  if (correcting) return <PlaceCorrection hit={hit} onDone={() => setCorrecting(false)} />;
  if (founding) {
    return (
      <TokenQuestion
        title={t.build.founds(say.place(hit.id))}
        question={founding.question}
        onChoose={(token) => enter({ ...founding.command, token })}
        onCancel={() => setFounding(null)}
      />
    );
  }
  const title = titleOf(table, hit);
  return (
    <Panel
      testID="panel-place"
      keys={
        <Button
          label={t.place.correct}
          icon="pen"
          testID="place-correct"
          onPress={() => setCorrecting(true)}
        />
      }
    >
      <Hero title={title} note={factsOf(table, hit).join(' · ')} testID="place" />
      {hit.kind === 'hex' ? <Earnings hex={hit.id} /> : null}
      {deeds.map((deed, i) => (
        <DeedButton key={i} deed={deed} onPress={() => carryOut(deed)} />
      ))}
      {deeds.length === 0 && state.phase.name === 'action' && hit.kind !== 'hex' ? (
        <Type tone="quiet">{t.place.nothingToDo}</Type>
      ) : null}
    </Panel>
  );
}

function Earnings({ hex }: { readonly hex: string }) {
  const { state, t, say } = useTable();
  const earned = earningsOf(state, hex);
  const terrain = state.board.hexes.get(hex)?.terrain ?? 'sea';
  const resource = YIELD[terrain];
  if (!resource || state.robber === hex) return null;
  if (earned.size === 0) return <Type tone="quiet">{t.place.nobodyEarns}</Type>;
  return state.seats.flatMap((colour) => {
    const n = earned.get(colour);
    if (!n) return [];
    const name = say.player(colour);
    return [
      <View key={colour} style={styles.earner} testID={`earns-${colour}`}>
        <PlayerMark owner={colour} size={28} initial={initialOf(name)} />
        <Type>{t.place.earns(name, t.words.resourceCount[resource](n))}</Type>
      </View>,
    ];
  });
}

const ICONS: Readonly<Record<Deed['kind'], IconName>> = {
  route: 'route',
  hire: 'merchant',
  outfit: 'caravan',
  deliver: 'crate',
  come: 'walk',
  takeMerchant: 'walk',
  takeCaravan: 'cart',
};

/** What it is and what one lays down for it. */
function DeedButton({ deed, onPress }: { readonly deed: Deed; readonly onPress: () => void }) {
  const table = useTable();
  const label = labelOf(table, deed);
  const price = priceOf(deed);
  return (
    <Button
      label={price ? `${label}: ${table.t.words.bundle(price)}` : label}
      icon={ICONS[deed.kind]}
      testID={`deed-${deed.kind}${'piece' in deed ? `-${deed.piece}` : ''}`}
      onPress={onPress}
    >
      <Type bold style={styles.grow}>
        {label}
      </Type>
      {price ? <Cost cards={price} height={30} /> : null}
    </Button>
  );
}

function priceOf(deed: Deed): Bundle | null {
  switch (deed.kind) {
    case 'route':
      return deed.command.free ? null : PRICES.route;
    case 'hire':
      return PRICES.merchant;
    case 'outfit':
      return PRICES.caravan;
    case 'come':
      return deed.command.grain > 0 ? { grain: deed.command.grain } : null;
    default:
      return null;
  }
}

function labelOf({ t, say }: Table, deed: Deed): string {
  const { place } = t;
  switch (deed.kind) {
    case 'route':
      return deed.command.free ? place.layFree : place.layRoute;
    case 'hire': {
      const { merchant } = deed.command;
      return merchant ? place.call(say.merchant(merchant)) : place.hire;
    }
    case 'outfit': {
      const { caravan } = deed.command;
      return caravan ? place.replace(say.caravan(caravan)) : place.outfit;
    }
    case 'deliver':
      return place.deliver(say.place(deed.command.at));
    case 'come': {
      const name = say.merchant(deed.command.merchant);
      return deed.founds ? place.comeFound(name) : place.come(name);
    }
    case 'takeMerchant':
      return place.move(say.merchant(deed.piece));
    case 'takeCaravan':
      return place.move(say.caravan(deed.piece));
  }
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  earner: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 36 },
});
