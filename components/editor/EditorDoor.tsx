import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { Notice } from '@/components/home/Notice';
import { useCatalog } from '@/components/language';
import { fonts, usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Screen } from '@/components/ui/Screen';
import { Section } from '@/components/ui/Section';
import { Stepper } from '@/components/ui/Stepper';
import { Type, useFontSize } from '@/components/ui/Type';
import { LAYOUTS, type Layout } from '@/engine/board/vocabulary';
import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_BOARDS } from '@/engine/europe/board/practice';
import { fits, MOST, newSheet } from '@/engine/europe/board/sheet';
import { SIDES, type Side } from '@/engine/europe/vocabulary';
import { upperFirst } from '@/locales/language';
import { loadBoard, saveBoard } from '@/store/boards';

import { EditorScreen } from './EditorScreen';
import { GridPreview } from './GridPreview';

/** Opens a board to draw on; where there is none yet, an empty sheet is laid out first. */
export function EditorDoor({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const t = useCatalog();
  const [file, setFile] = useState(() => loadBoard(id));
  if (PRACTICE_BOARDS.has(id)) {
    return (
      <Notice
        testID="editor-practice"
        title={t.editor.practice}
        note={t.editor.practiceNote}
        actions={[{ label: t.common.back, onPress: onBack, testID: 'back' }]}
      />
    );
  }
  if (file && file.hexes.length > 0) return <EditorScreen file={file} onBack={onBack} />;
  return <NewSheet id={id} file={file} onBack={onBack} onMade={setFile} />;
}

const USUAL: Readonly<Record<Side, { readonly columns: number; readonly rows: number }>> = {
  main: { columns: 13, rows: 9 },
  short: { columns: 9, rows: 8 },
};

function NewSheet({
  id,
  file,
  onBack,
  onMade,
}: {
  readonly id: string;
  readonly file: BoardFile | null;
  readonly onBack: () => void;
  readonly onMade: (file: BoardFile) => void;
}) {
  const t = useCatalog();
  const { editor: text } = t;
  const palette = usePalette();
  const fontSize = useFontSize()('heading');
  const [name, setName] = useState(file?.name ?? '');
  const [side, setSide] = useState<Side>(file?.side ?? 'main');
  const [layout, setLayout] = useState<Layout>(file?.layout ?? 'flat');
  const [size, setSize] = useState<{ columns: number; rows: number } | null>(null);
  const [fault, setFault] = useState<'full' | 'denied' | null>(null);
  const extent = size ?? USUAL[side];
  const possible = fits(extent);
  const begin = () => {
    const { draft } = newSheet({ id, name: name.trim() || text.unnamed, side }, layout, extent);
    const refused = saveBoard(draft);
    setFault(refused);
    if (!refused) onMade(draft);
  };
  const stepper = (key: 'columns' | 'rows') => (
    <View style={styles.row}>
      <Type style={styles.grow}>{text[key]}</Type>
      <Stepper
        label={text[key]}
        value={extent[key]}
        min={2}
        max={MOST}
        testID={key}
        onChange={(value) => setSize({ ...extent, [key]: value })}
      />
    </View>
  );
  return (
    <Screen
      title={text.start}
      backLabel={t.common.back}
      onBack={onBack}
      testID="editor-start"
      footer={
        <>
          {fault || !possible ? (
            <Type tone="accent" live testID="cannot-begin">
              {fault ? text.notSaved[fault] : text.tooLarge}
            </Type>
          ) : null}
          <Button
            kind="filled"
            label={text.begin}
            disabled={!possible}
            onPress={begin}
            testID="begin-drawing"
          />
        </>
      }
    >
      <TextInput
        testID="board-name"
        aria-label={text.name}
        placeholder={text.name}
        placeholderTextColor={palette.quiet}
        value={name}
        onChangeText={setName}
        maxLength={120}
        autoCorrect={false}
        style={[styles.name, { color: palette.ink, borderBottomColor: palette.line, fontSize }]}
      />
      <Section title={text.side}>
        <Choice
          label={text.side}
          testID="side"
          options={SIDES.map((value) => ({ value, label: upperFirst(t.words.sides[value]) }))}
          value={side}
          onChange={setSide}
        />
      </Section>
      <Section title={text.layout}>
        <Choice
          label={text.layout}
          testID="layout"
          options={LAYOUTS.map((value) => ({ value, label: text.layouts[value] }))}
          value={layout}
          onChange={setLayout}
        />
      </Section>
      <Section title={text.grid} note={text.startNote}>
        {stepper('columns')}
        {stepper('rows')}
        {possible ? (
          <GridPreview
            layout={layout}
            extent={extent}
            label={text.gridSize(extent.columns, extent.rows)}
          />
        ) : null}
      </Section>
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  grow: { flex: 1 },
  name: {
    minHeight: 46,
    borderBottomWidth: 1,
    fontFamily: fonts.serif,
    fontWeight: '700',
    padding: 0,
  },
});
