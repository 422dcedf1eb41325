import { useState, type ComponentType } from 'react';
import { StyleSheet } from 'react-native';

import { CaravanPlanner } from '@/components/plan/CaravanPlanner';
import { MerchantPlanner } from '@/components/plan/MerchantPlanner';
import type { PhaseName } from '@/engine/europe/state';

import { Kept } from './Kept';
import { ActionPanel } from './panels/ActionPanel';
import { RoutePanel } from './panels/RoutePanel';
import { HirePanel } from './panels/HirePanel';
import { MerchantPanel } from './panels/MerchantPanel';
import { OutfitPanel } from './panels/OutfitPanel';
import { CaravanPanel } from './panels/CaravanPanel';
import { DeliverPanel } from './panels/DeliverPanel';
import { DiscardPanel } from './panels/DiscardPanel';
import { HandsPanel } from './panels/HandsPanel';
import { OverPanel } from './panels/OverPanel';
import { PlacePanel } from './panels/PlacePanel';
import { PlacingPanel } from './panels/PlacingPanel';
import { QuestionPanel } from './panels/QuestionPanel';
import { RobberCorrection } from './panels/RobberCorrection';
import { RobberPanel } from './panels/RobberPanel';
import { RollPanel } from './panels/RollPanel';
import { StartRollPanel } from './panels/StartRollPanel';
import { StealPanel } from './panels/StealPanel';
import { CardPanel } from './panels/CardPanel';
import { TradePanel } from './panels/TradePanel';
import { useTableUi, type Mode } from './ui';
import { useTable } from './useTable';

/** What the phase of the game asks for. */
const BY_PHASE: Partial<Record<PhaseName, ComponentType>> = {
  startRoll: StartRollPanel,
  placing: PlacingPanel,
  roll: RollPanel,
  hands: HandsPanel,
  discard: DiscardPanel,
  robber: RobberPanel,
  steal: StealPanel,
  action: ActionPanel,
  over: OverPanel,
};

/** What the active player has taken up, while the phase allows it. */
const BY_MODE: Partial<Record<Mode['kind'], ComponentType>> = {
  route: RoutePanel,
  hire: HirePanel,
  merchant: MerchantPanel,
  outfit: OutfitPanel,
  caravan: CaravanPanel,
  deliver: DeliverPanel,
  planCaravans: CaravanPlanner,
  planMerchant: MerchantPlanner,
  trade: TradePanel,
  card: CardPanel,
  robber: RobberCorrection,
  place: PlacePanel,
  question: QuestionPanel,
};

/** Rolling and acting take turns all evening. */
const KEPT: readonly ComponentType[] = [RollPanel, ActionPanel];

export function Decision() {
  const { state } = useTable();
  const mode = useTableUi((ui) => ui.mode);
  const Chosen = BY_MODE[mode.kind] ?? BY_PHASE[state.phase.name];
  const isKept = Chosen !== undefined && KEPT.includes(Chosen);
  // Not before the first of them is wanted: while pieces are placed there is nothing to roll for.
  const [begun, setBegun] = useState(false);
  if (isKept && !begun) setBegun(true);
  return (
    <>
      {begun
        ? KEPT.map((Panel, i) => (
            <Kept key={i} shown={Panel === Chosen} style={styles.panel}>
              <Panel />
            </Kept>
          ))
        : null}
      {Chosen && !isKept ? <Chosen /> : null}
    </>
  );
}

const styles = StyleSheet.create({ panel: { flex: 1 } });
