import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { ResourceCard } from '@/components/pieces/ResourceCard';
import { Panel } from '@/components/table/Panel';
import { SaveCorrection } from '@/components/table/SaveCorrection';
import {
  supplyCorrections,
  supplyDraftOf,
  tokensLeft,
  type SupplyDraft,
} from '@/components/table/supplyDraft';
import { Tally } from '@/components/table/Tally';
import { useTable } from '@/components/table/useTable';
import { useTheme } from '@/components/theme';
import { Type } from '@/components/ui/Type';
import { CARDS_PER_RESOURCE, DECK_SIZE, TOKEN_NUMBERS } from '@/engine/europe/components';
import { countTable } from '@/engine/europe/count';
import { isExact } from '@/engine/europe/supply';
import { RESOURCES, SLOT_COLOURS, type SlotColour } from '@/engine/europe/vocabulary';
import { upperFirst } from '@/locales/language';

import { CountLine } from './CountLine';
import { StepKeys, type StepProps } from './StepKeys';

/** Cards, gold and the deck, as they lie beside the board. */
export function SupplyStep(keys: StepProps) {
  const { state, t } = useTable();
  const [draft, setDraft] = useState<SupplyDraft | null>(null);
  const { check } = t;
  const { supply, deck } = state;
  if (draft) {
    return (
      <Fixing draft={draft} onDone={() => setDraft(null)} testID="fix-supply">
        {supply
          ? RESOURCES.map((resource) => {
              const { min, max } = supply[resource];
              return (
                <Tally
                  key={resource}
                  label={upperFirst(t.words.resources[resource])}
                  note={
                    isExact(supply[resource]) || draft.cards[resource] !== undefined
                      ? undefined
                      : check.between(min, max)
                  }
                  value={draft.cards[resource] ?? max}
                  max={CARDS_PER_RESOURCE}
                  picture={<ResourceCard resource={resource} height={34} />}
                  testID={`fix-${resource}`}
                  onChange={(n) => setDraft({ ...draft, cards: { ...draft.cards, [resource]: n } })}
                />
              );
            })
          : null}
        <Tally
          label={check.deckLeft}
          value={draft.left}
          max={DECK_SIZE}
          testID="fix-deck-left"
          onChange={(left) => setDraft({ ...draft, left })}
        />
        <Tally
          label={check.deckPlayed}
          value={draft.played}
          max={DECK_SIZE}
          testID="fix-deck-played"
          onChange={(played) => setDraft({ ...draft, played })}
        />
      </Fixing>
    );
  }
  const { cardsInHands, goldInPlay } = countTable(state);
  return (
    <Panel
      testID="step-supply"
      keys={<StepKeys {...keys} onFix={() => setDraft(supplyDraftOf(state))} />}
    >
      <Type bold live>
        {check.supply}
      </Type>
      {supply
        ? RESOURCES.map((resource) => (
            <CountLine
              key={resource}
              label={upperFirst(t.words.resources[resource])}
              picture={<ResourceCard resource={resource} height={28} />}
              counts={[{ figure: check.between(supply[resource].min, supply[resource].max) }]}
              testID={`count-${resource}`}
            />
          ))
        : null}
      {supply ? (
        <CountLine
          label={check.inHands}
          counts={[{ figure: cardsInHands }]}
          testID="count-in-hands"
        />
      ) : null}
      <CountLine
        label={check.goldInPlay}
        counts={[{ figure: goldInPlay }]}
        testID="count-in-play"
      />
      <View style={styles.pair}>
        <CountLine
          half
          label={check.deckLeft}
          counts={[{ figure: deck.left }]}
          testID="count-deck"
        />
        <CountLine
          half
          label={check.deckPlayed}
          counts={[{ figure: deck.discarded }]}
          testID="count-played"
        />
      </View>
    </Panel>
  );
}

/** Number tokens, the robber, and neutral posts. */
export function TokensStep(keys: StepProps) {
  const { state, t, say } = useTable();
  const [draft, setDraft] = useState<SupplyDraft | null>(null);
  const { check } = t;
  const { tokens, neutralPosts } = countTable(state);
  if (draft) {
    return (
      <Fixing draft={draft} onDone={() => setDraft(null)} testID="fix-tokens">
        {SLOT_COLOURS.map((colour) => (
          <Tally
            key={colour}
            label={`${upperFirst(t.words.slotColours[colour])}: ${check.beside}`}
            value={draft.tokens[colour] ?? tokensLeft(state, colour)}
            max={TOKEN_NUMBERS.length}
            picture={<Disc colour={colour} />}
            testID={`fix-${colour}`}
            onChange={(n) => setDraft({ ...draft, tokens: { ...draft.tokens, [colour]: n } })}
          />
        ))}
      </Fixing>
    );
  }
  return (
    <Panel
      testID="step-tokens"
      keys={<StepKeys {...keys} onFix={() => setDraft(supplyDraftOf(state))} />}
    >
      <Type bold live>
        {check.tokens}
      </Type>
      <Type size="small" tone="quiet">
        {check.tapBoard}
      </Type>
      {SLOT_COLOURS.map((colour) => (
        <CountLine
          key={colour}
          label={upperFirst(t.words.slotColours[colour])}
          picture={<Disc colour={colour} />}
          counts={[
            { figure: tokens[colour].onBoard, word: check.onBoard },
            { figure: tokens[colour].inStock, word: check.beside },
          ]}
          testID={`count-${colour}`}
        />
      ))}
      <CountLine
        label={check.robber}
        counts={[{ figure: '', word: say.hex(state.robber) }]}
        testID="count-robber"
      />
      {neutralPosts > 0 ? (
        <CountLine
          label={check.neutralPosts}
          counts={[{ figure: neutralPosts }]}
          testID="count-neutral"
        />
      ) : null}
    </Panel>
  );
}

function Fixing({
  draft,
  onDone,
  children,
  testID,
}: {
  readonly draft: SupplyDraft;
  readonly onDone: () => void;
  readonly children: React.ReactNode;
  readonly testID: string;
}) {
  const { state } = useTable();
  return (
    <Panel
      testID={testID}
      keys={<SaveCorrection set={supplyCorrections(state, draft)} onDone={onDone} />}
    >
      {children}
    </Panel>
  );
}

function Disc({ colour }: { readonly colour: SlotColour }) {
  const { chart, palette } = useTheme();
  return (
    <View
      aria-hidden
      style={[styles.disc, { backgroundColor: chart.slots[colour], borderColor: palette.line }]}
    />
  );
}

const styles = StyleSheet.create({
  pair: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 20 },
  disc: { width: 22, height: 22, borderRadius: 11, borderWidth: 1 },
});
