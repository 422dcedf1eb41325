import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { BoardPane } from '@/components/board/BoardPane';
import { usePhotoFace } from '@/components/editor/PhotoFace';
import { HintCard } from '@/components/hints/HintCard';
import { useLanguage } from '@/components/language';
import { usePalette } from '@/components/theme';
import { useWide } from '@/components/ui/layout';
import type { Aim } from '@/components/board/aim';
import type { Marks } from '@/components/board/marks';
import type { HitKind } from '@/engine/board/geometry';
import type { Site } from '@/engine/europe/board/board';
import type { Colour } from '@/engine/europe/vocabulary';
import { cityName } from '@/locales/cities';
import type { OpenGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { Awake } from './Awake';
import { ConfirmSheet } from './ConfirmSheet';
import { Decision } from './Decision';
import { FaultBanner } from './FaultBanner';
import { useInitials } from './initials';
import { ObjectionSheet } from './ObjectionSheet';
import { PlayerSheet } from './PlayerSheet';
import { PlayersStrip } from './PlayersStrip';
import { SupplySheet } from './SupplySheet';
import { TableBar } from './TableBar';
import { TableMenu } from './TableMenu';
import { useTableUi, type BoardTouch } from './ui';
import { TableProvider, useTable } from './useTable';

const NO_MARKS: Marks = {};
const ANYWHERE: ReadonlySet<HitKind> = new Set(['site', 'intersection', 'path', 'hex']);

/** The screen that lies on the table: the board, the decision at hand, everyone at a glance. */
export function TableScreen({
  open,
  onBack,
  coach,
}: {
  readonly open: OpenGame;
  readonly onBack: () => void;
  /** Stands above the decision in place of the hints. */
  readonly coach?: ReactNode;
}) {
  useEffect(() => () => useTableUi.getState().reset(), []);
  return (
    <TableProvider open={open}>
      <Layout onBack={onBack} coach={coach} />
      <ObjectionSheet />
      <ConfirmSheet />
      <Awake />
    </TableProvider>
  );
}

/**
 * What is decided by a tap on the board needs the board; what is read needs the room below it. A way
 * that is traced needs both: there the board comes closer in the room it has.
 */
function isAsked({ touch }: { readonly touch: BoardTouch | null }): boolean {
  return touch?.onTap !== undefined && !touch.onTrace && touch.marks.legal != null;
}

function Layout({ onBack, coach }: { readonly onBack: () => void; readonly coach: ReactNode }) {
  const palette = usePalette();
  const wide = useWide();
  const asked = useTableUi(isAsked);
  const [sheet, setSheet] = useState<'menu' | 'supply' | Colour | null>(null);
  const close = () => setSheet(null);
  const strip = <PlayersStrip onOpen={setSheet} roomy={wide} />;
  return (
    <View style={[styles.screen, { backgroundColor: palette.page }]} testID="table">
      <TableBar onBack={onBack} onMenu={() => setSheet('menu')} />
      <FaultBanner />
      <View style={[styles.panes, wide && styles.wide]}>
        <View style={wide ? styles.boardWide : [styles.above, asked && styles.aboveAsked]}>
          <View style={styles.board}>
            <Board />
          </View>
          {wide ? null : strip}
          {wide ? null : coach}
        </View>
        <View
          style={
            wide
              ? [styles.side, { borderLeftColor: palette.line }]
              : [styles.below, asked && styles.belowAsked]
          }
        >
          {wide ? coach : null}
          {/* Beside the board a hint would resize it, and drawing it anew takes longer than the answer. */}
          {coach ? null : <HintCard />}
          <Decision />
        </View>
      </View>
      {wide ? strip : null}
      {sheet === 'menu' ? <TableMenu onClose={close} onSupply={() => setSheet('supply')} /> : null}
      {sheet === 'supply' ? <SupplySheet onClose={close} /> : null}
      {sheet === null || sheet === 'menu' || sheet === 'supply' ? null : (
        <PlayerSheet colour={sheet} onClose={close} />
      )}
    </View>
  );
}

/** Separate, so that a change of panel redraws neither the board nor its neighbours. */
function Board() {
  const { state, say } = useTable();
  const language = useLanguage();
  const touch = useTableUi((ui) => ui.touch);
  const focus = useTableUi((ui) => ui.focus);
  const closeUp = useSettings((settings) => settings.closeUp);
  const marks = touch?.marks ?? NO_MARKS;
  const later = useDeferredValue(marks);
  const names = useMemo(() => (site: Site) => cityName(site.name, language), [language]);
  const initials = useInitials(say);
  const { routes, posts, caravans, merchants, robber, tokens } = state;
  const pieces = useMemo(
    () => ({ routes, posts, caravans, merchants, robber, tokens }),
    [routes, posts, caravans, merchants, robber, tokens],
  );
  const face = usePhotoFace(state.board);
  const openPlace = ({ hit }: Aim) => useTableUi.getState().setMode({ kind: 'place', hit });
  return (
    <BoardPane
      board={state.board}
      pieces={pieces}
      names={names}
      initials={initials}
      // The answer goes before its picture; what may be tapped is shown at once.
      marks={marks.legal ? marks : later}
      focus={focus}
      closeUp={closeUp}
      players={state.players}
      onTap={touch?.onTap ?? openPlace}
      {...face}
      kinds={touch?.onTap ? (touch.kinds ?? ANYWHERE) : ANYWHERE}
      {...(touch?.onTrace ? { onTrace: touch.onTrace } : {})}
    />
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  panes: { flex: 1 },
  wide: { flexDirection: 'row' },
  board: { flex: 1, minHeight: 140 },
  // The strip on top of its share; the coach takes room from the board, never from the decision.
  above: { flexGrow: 9, flexShrink: 1, flexBasis: 44 },
  aboveAsked: { flexGrow: 15 },
  boardWide: { flex: 7 },
  below: { flex: 14 },
  belowAsked: { flex: 9 },
  side: { flex: 4, minWidth: 330, borderLeftWidth: StyleSheet.hairlineWidth },
});
