import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Field } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { Stepper } from '@/components/ui/Stepper';
import { Type } from '@/components/ui/Type';
import { LAYOUTS, type Layout } from '@/engine/board/vocabulary';
import { blankBoard, MOST_COLUMNS, MOST_ROWS } from '@/engine/europe/board/blank';
import { SIDES, type Side } from '@/engine/europe/vocabulary';
import { upperFirst } from '@/locales/language';
import { readingOf, saveBoard } from '@/store/boards';
import { freshId } from '@/store/clock';
import type { ShelfFault } from '@/store/shelf';

import { BoardPicture } from './BoardPicture';

const USUAL_SIZE: Readonly<Record<Side, { columns: number; rows: number }>> = {
  main: { columns: 13, rows: 10 },
  short: { columns: 9, rows: 9 },
};

/** An empty sheet of the right size, before the first hex is drawn. */
export function BlankSheet({
  onClose,
  onMade,
  onFault,
}: {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
  readonly onFault: (fault: ShelfFault) => void;
}) {
  const t = useCatalog();
  const { boards: text } = t;
  const [id] = useState(freshId);
  const [side, setSide] = useState<Side>('main');
  const [size, setSize] = useState<{ columns: number; rows: number } | null>(null);
  const [layout, setLayout] = useState<Layout>('flat');
  const [name, setName] = useState<string | null>(null);
  const { columns, rows } = size ?? USUAL_SIZE[side];
  const called = name ?? text.blankName[side];
  const file = useMemo(
    () =>
      blankBoard({ id, name: called.trim() || text.blankName[side], side, layout, columns, rows }),
    [id, called, side, layout, columns, rows, text],
  );
  const begin = () => {
    const fault = saveBoard(file);
    if (fault) onFault(fault);
    else onMade(id);
  };
  const stepper = (key: 'columns' | 'rows', most: number) => (
    <View style={styles.row}>
      <Type style={styles.grow}>{text[key]}</Type>
      <Stepper
        label={text[key]}
        value={{ columns, rows }[key]}
        min={3}
        max={most}
        testID={key}
        onChange={(value) => setSize({ columns, rows, [key]: value })}
      />
    </View>
  );
  return (
    <Sheet
      title={text.blank}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="blank-sheet"
      footer={<Button kind="filled" label={text.begin} onPress={begin} testID="begin-drawing" />}
    >
      <Field
        label={text.nameLabel}
        value={called}
        onChange={setName}
        maxLength={120}
        testID="blank-name"
      />
      <Choice
        label={text.side}
        testID="side"
        options={SIDES.map((value) => ({ value, label: upperFirst(t.words.sides[value]) }))}
        value={side}
        onChange={setSide}
      />
      <Choice
        label={text.layout}
        testID="layout"
        options={LAYOUTS.map((value) => ({ value, label: text.layouts[value] }))}
        value={layout}
        onChange={setLayout}
      />
      {stepper('columns', MOST_COLUMNS)}
      {stepper('rows', MOST_ROWS)}
      <BoardPicture
        sketch={readingOf(file).sketch}
        label={text.picture(called)}
        height={150}
        testID="picture-blank"
      />
      <Type size="small" tone="quiet">
        {text.blankNote}
      </Type>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  grow: { flex: 1 },
});
