import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { BundleSteppers } from '@/components/table/BundleSteppers';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Toggle } from '@/components/ui/Choice';
import { Field } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { Stepper } from '@/components/ui/Stepper';
import { Type } from '@/components/ui/Type';
import type { DeckCard } from '@/engine/europe/board/file';

import { COUNTED, effectLabel, MOST, MOST_CARDS, MOST_NAME, SWITCHED, trimmed } from './effects';

/** One card of the table: what it is called, how many there are, what it changes. */
export function CardSheet({
  card,
  taken,
  onKeep,
  onRemove,
  onClose,
}: {
  readonly card: DeckCard | null;
  /** Names of the other cards. */
  readonly taken: readonly string[];
  readonly onKeep: (card: DeckCard) => void;
  readonly onRemove?: () => void;
  readonly onClose: () => void;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const { deck: text } = t;
  const [name, setName] = useState(card?.name ?? '');
  const [count, setCount] = useState(card?.count ?? 1);
  const [effects, setEffects] = useState(card?.effects ?? {});
  const [asked, setAsked] = useState(false);
  const called = name.trim();
  const twice = taken.some((other) => other.toLowerCase() === called.toLowerCase());
  const wrong = called === '' ? text.nameless : twice ? text.nameTaken : null;
  const keep = () => {
    setAsked(true);
    if (!wrong) onKeep({ name: called, count, effects: trimmed(effects) });
  };
  const row = (key: string, label: string, value: number, most: number, min = 0) => (
    <View key={key} style={[styles.row, { borderBottomColor: palette.line }]}>
      <Type style={styles.grow}>{label}</Type>
      <Stepper
        label={label}
        value={value}
        min={min}
        max={most}
        testID={`card-${key}`}
        onChange={(to) => (key === 'count' ? setCount(to) : setEffects({ ...effects, [key]: to }))}
      />
    </View>
  );
  return (
    <Sheet
      title={card?.name ?? text.newCard}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="card-sheet"
      footer={
        <>
          {wrong && (asked || twice) ? (
            <Type tone="accent" live testID="card-wrong">
              {wrong}
            </Type>
          ) : null}
          <Button kind="filled" label={t.common.save} onPress={keep} testID="card-keep" />
        </>
      }
    >
      <Field
        label={text.name}
        value={name}
        onChange={setName}
        maxLength={MOST_NAME}
        autoFocus={card === null}
        testID="card-name"
      />
      {row('count', text.count, count, MOST_CARDS, 1)}
      {SWITCHED.map((key) => (
        <Toggle
          key={key}
          label={effectLabel(key, t)}
          value={effects[key] ?? false}
          onChange={(on) => setEffects({ ...effects, [key]: on })}
          testID={`card-${key}`}
        />
      ))}
      {COUNTED.map((key) => row(key, effectLabel(key, t), effects[key] ?? 0, MOST[key]))}
      <Type>{effectLabel('cards', t)}</Type>
      <BundleSteppers
        cards={effects.cards ?? {}}
        most={10}
        testID="card-cards"
        onChange={(cards) => setEffects({ ...effects, cards })}
      />
      {onRemove ? (
        <Button label={text.remove} icon="trash" danger onPress={onRemove} testID="card-remove" />
      ) : null}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 52,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  grow: { flex: 1 },
});
