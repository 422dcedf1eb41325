import { useRouter } from 'expo-router';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { titleOf } from '@/components/boards/facts';
import { NoBoard } from '@/components/boards/NoBoard';
import { Notice } from '@/components/home/Notice';
import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Screen } from '@/components/ui/Screen';
import { Type } from '@/components/ui/Type';
import type { BoardFile, DeckCard } from '@/engine/europe/board/file';
import { PRACTICE_BOARDS } from '@/engine/europe/board/practice';
import { DECK_SIZE } from '@/engine/europe/components';
import { loadBoard, saveBoard, useBoards } from '@/store/boards';
import type { ShelfFault } from '@/store/shelf';
import { legible } from '@/locales/legible';

import { CardSheet } from './CardSheet';
import { effectLine, MOST_CARDS, sizeOfDeck, withDeck } from './effects';

/** The development cards of the table, entered once for a board. */
export function DeckScreen({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const [file, setFile] = useState(() => loadBoard(id));
  if (!file) return <NoBoard />;
  if (PRACTICE_BOARDS.has(id)) return <PracticeDeck file={file} onBack={onBack} />;
  return <Deck file={file} onChange={setFile} onBack={onBack} />;
}

function PracticeDeck({ file, onBack }: { readonly file: BoardFile; readonly onBack: () => void }) {
  const t = useCatalog();
  const router = useRouter();
  const copy = () => {
    const made = useBoards.getState().duplicate(file.id, t.boards.copyOf(titleOf(file, t)));
    if (made && !made.fault) router.replace(`/boards/${made.id}/deck` as never);
  };
  return (
    <Notice
      testID="practice-deck"
      title={t.deck.ofPractice}
      note={t.deck.ofPracticeNote}
      actions={[
        { label: t.boards.copyToEdit, onPress: copy, testID: 'copy-practice' },
        { label: t.common.back, onPress: onBack, testID: 'practice-back' },
      ]}
    />
  );
}

function Deck({
  file,
  onChange,
  onBack,
}: {
  readonly file: BoardFile;
  readonly onChange: (file: BoardFile) => void;
  readonly onBack: () => void;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const { deck: text } = t;
  const deck = file.deck ?? [];
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const [removed, setRemoved] = useState<{ card: DeckCard; at: number } | null>(null);
  const [fault, setFault] = useState<ShelfFault | null>(null);
  const total = sizeOfDeck(deck);

  const keep = (to: readonly DeckCard[]) => {
    const changed = withDeck(file, to);
    const found = saveBoard(changed);
    setFault(found);
    if (!found) onChange(changed);
    return found === null;
  };
  const put = (card: DeckCard) => {
    const to = open === 'new' ? [...deck, card] : deck.map((old, i) => (i === open ? card : old));
    keep(to);
    setOpen(null);
  };
  const take = (at: number) => {
    const card = deck[at];
    if (card && keep(deck.filter((_, i) => i !== at))) setRemoved({ card, at });
    setOpen(null);
  };
  const bringBack = () => {
    if (!removed) return;
    if (keep([...deck.slice(0, removed.at), removed.card, ...deck.slice(removed.at)])) {
      setRemoved(null);
    }
  };
  const shown = typeof open === 'number' ? (deck[open] ?? null) : null;
  return (
    <Screen
      title={text.title}
      backLabel={t.common.back}
      onBack={onBack}
      testID="deck"
      footer={
        <>
          {removed ? (
            <View style={styles.removed}>
              <Type style={styles.grow} lines={2} live>
                {text.removed(legible(removed.card.name))}
              </Type>
              <Button
                label={t.boards.bringBack}
                icon="undo"
                onPress={bringBack}
                testID="card-bring-back"
              />
            </View>
          ) : null}
          {deck.length < MOST_CARDS ? (
            <Button
              kind="filled"
              label={text.add}
              icon="plus"
              testID="card-add"
              onPress={() => setOpen('new')}
            />
          ) : (
            <Type tone="quiet">{text.full}</Type>
          )}
        </>
      }
    >
      <View style={styles.head}>
        <Type size="hero" testID="deck-total" style={styles.total}>
          {total}
        </Type>
        <View style={styles.grow}>
          <Type bold>{text.total(DECK_SIZE)}</Type>
          <Type size="small" tone="quiet">
            {titleOf(file, t)}
          </Type>
        </View>
      </View>
      {fault ? (
        <Type tone="accent" bold live testID="deck-fault">
          {t.boards.notKept[fault]}
        </Type>
      ) : null}
      {total > 0 && total !== DECK_SIZE ? (
        <Type tone="accent" size="small" testID="deck-warning">
          {text.notAll(DECK_SIZE)}
        </Type>
      ) : null}
      {deck.length === 0 ? <Type tone="quiet">{text.note}</Type> : null}
      <View style={[styles.list, { borderTopColor: palette.line }]}>
        {deck.map((card, i) => {
          const line = effectLine(card.effects, t);
          return (
            <Pressable
              key={card.name}
              testID={`card-${i}`}
              role="button"
              aria-label={`${card.count} × ${legible(card.name)}. ${line}`}
              onPress={() => setOpen(i)}
              style={({ pressed }) => [
                styles.card,
                { borderBottomColor: palette.line },
                pressed && { opacity: 0.6 },
              ]}
            >
              <Type size="figure" style={styles.count}>
                {card.count}
              </Type>
              <View style={styles.grow}>
                <Type serif bold size="heading" lines={2}>
                  {legible(card.name)}
                </Type>
                <Type size="small" tone="quiet">
                  {line}
                </Type>
              </View>
              <Icon name="forward" size={18} colour={palette.quiet} />
            </Pressable>
          );
        })}
      </View>
      {open !== null ? (
        <CardSheet
          card={shown}
          taken={deck.filter((_, i) => i !== open).map(({ name }) => name)}
          onKeep={put}
          onClose={() => setOpen(null)}
          {...(typeof open === 'number' ? { onRemove: () => take(open) } : {})}
        />
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: 16 },
  total: { minWidth: 66, textAlign: 'center' },
  grow: { flex: 1 },
  list: { borderTopWidth: StyleSheet.hairlineWidth },
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    minHeight: 64,
    paddingVertical: 8,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  count: { minWidth: 36, textAlign: 'center' },
  removed: { flexDirection: 'row', alignItems: 'center', gap: 12 },
});
