import { useMemo, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Path } from 'react-native-svg';

import { BoardView } from '@/components/board/BoardView';
import { useCatalog, useLanguage } from '@/components/language';
import { hexagonPath } from '@/components/pieces/shapes';
import { TerrainSign } from '@/components/pieces/TerrainSign';
import { usePalette, useTheme } from '@/components/theme';
import { IconButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useWide } from '@/components/ui/layout';
import { Type } from '@/components/ui/Type';
import { withAllSides } from '@/engine/europe/board/drawable';
import { progressOf, shareDone } from '@/engine/europe/board/progress';
import type { Site } from '@/engine/europe/board/board';
import type { BoardFile } from '@/engine/europe/board/file';
import { cityName } from '@/locales/cities';
import { legible } from '@/locales/legible';

import { piecesOn } from './pieces';
import { CheckPanel } from './panels/CheckPanel';
import { CitiesPanel } from './panels/CitiesPanel';
import { LandPanel } from './panels/LandPanel';
import { NumbersPanel } from './panels/NumbersPanel';
import { PathsPanel } from './panels/PathsPanel';
import { PiecesPanel } from './panels/PiecesPanel';
import { SheetPanel } from './panels/SheetPanel';
import { PhotoFit } from './PhotoFit';
import { touchOf } from './touch';
import { Underlay } from './Underlay';
import { EditorProvider, MODES, useEditor, type Mode } from './useEditor';

/** Copying a board is colouring in: the board above, the pencils under the thumb. */
export function EditorScreen({
  file,
  onBack,
}: {
  readonly file: BoardFile;
  readonly onBack: () => void;
}) {
  return (
    <EditorProvider file={file}>
      <Layout onBack={onBack} />
    </EditorProvider>
  );
}

function Layout({ onBack }: { readonly onBack: () => void }) {
  const { editor: text } = useCatalog();
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  const wide = useWide();
  const { fault, photo } = useEditor();
  const [fitting, setFitting] = useState(false);
  if (fitting && photo.photo) {
    return <PhotoFit photo={photo.photo} onDone={() => setFitting(false)} />;
  }
  const panel = <Panel onFit={() => setFitting(true)} roomy={wide} />;
  return (
    <View testID="editor" style={[styles.screen, { backgroundColor: palette.page }]}>
      <Bar onBack={onBack} />
      {fault ? (
        <View style={[styles.fault, { backgroundColor: palette.well }]}>
          <Type size="small" bold tone="accent" live testID="editor-fault">
            {text.notSaved[fault]}
          </Type>
        </View>
      ) : null}
      <View style={[styles.panes, wide && styles.wide]}>
        <View style={styles.board}>
          <Board />
        </View>
        <View
          style={[
            wide ? [styles.side, { borderLeftColor: palette.line }] : styles.below,
            { paddingBottom: insets.bottom },
          ]}
        >
          {wide ? <Tabs /> : null}
          {panel}
          {wide ? null : <Tabs />}
        </View>
      </View>
    </View>
  );
}

function Bar({ onBack }: { readonly onBack: () => void }) {
  const { common, editor: text } = useCatalog();
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  const { redo, sheet, undo } = useEditor();
  const share = shareDone(progressOf(sheet.draft));
  return (
    <View style={{ paddingTop: insets.top }}>
      <View style={styles.bar}>
        <IconButton icon="back" label={common.back} onPress={onBack} testID="back" />
        <Type bold lines={1} heading={1} style={styles.title} testID="editor-title">
          {legible(sheet.draft.name, 80)}
        </Type>
        <IconButton
          icon="undo"
          label={common.undo}
          disabled={undo === null}
          testID="undo"
          onPress={() => undo?.()}
        />
        <IconButton
          icon="redo"
          label={common.redo}
          disabled={redo === null}
          testID="redo"
          onPress={() => redo?.()}
        />
      </View>
      <View
        testID="editor-progress"
        role="progressbar"
        aria-label={text.progress}
        aria-valuenow={Math.round(share * 100)}
        style={[styles.rail, { backgroundColor: palette.line }]}
      >
        <View style={[styles.rail, { width: `${share * 100}%`, backgroundColor: palette.gold }]} />
      </View>
    </View>
  );
}

function Board() {
  const { board: boardText, editor: text } = useCatalog();
  const language = useLanguage();
  const editor = useEditor();
  const { board, focus, ghosts, mode, photo, sheet } = editor;
  const sides = useMemo(() => (mode === 'paths' ? withAllSides(board) : board), [board, mode]);
  const touch = useMemo(() => touchOf(editor, sides), [editor, sides]);
  const names = useMemo(() => (site: Site) => cityName(site.name, language), [language]);
  const pieces = useMemo(() => piecesOn(sheet.draft), [sheet.draft]);
  const present = useMemo(
    () => new Set(sheet.draft.hexes.map(({ at }) => at)),
    [sheet.draft.hexes],
  );
  const shown = useMemo(
    () => ghosts && new Map([...ghosts].filter(([at]) => !sheet.coloured.has(at))),
    [ghosts, sheet.coloured],
  );
  return (
    <BoardView
      board={board}
      pieces={pieces}
      names={names}
      label={text.board}
      fitLabel={boardText.fit}
      focus={focus}
      kinds={touch.kinds}
      marks={touch.marks}
      pencil={touch.pencil}
      onTap={touch.onTap}
      wash={photo.photo ? 0.62 : 1}
      underlay={<Underlay board={board} present={present} photo={photo.photo} ghosts={shown} />}
    />
  );
}

function Panel({ onFit, roomy }: { readonly onFit: () => void; readonly roomy: boolean }) {
  const { editor: text } = useCatalog();
  const palette = usePalette();
  const { mode, tools } = useEditor();
  return (
    <View
      style={[roomy ? styles.roomy : styles.low, { borderTopColor: palette.line }]}
      testID={`panel-${mode}`}
    >
      <ScrollView contentContainerStyle={styles.content} keyboardShouldPersistTaps="handled">
        {mode === 'check' || mode === 'sheet' ? null : (
          <View style={styles.head}>
            <Type size="heading" serif bold heading={2}>
              {text.modes[mode]}
            </Type>
            <Type size="small" tone="quiet" style={styles.hint} lines={2}>
              {text.hints[mode === 'pieces' ? tools.part : mode]}
            </Type>
          </View>
        )}
        {mode === 'sheet' ? <SheetPanel onFit={onFit} /> : null}
        {mode === 'land' ? <LandPanel /> : null}
        {mode === 'numbers' ? <NumbersPanel /> : null}
        {mode === 'cities' ? <CitiesPanel /> : null}
        {mode === 'paths' ? <PathsPanel /> : null}
        {mode === 'pieces' ? <PiecesPanel /> : null}
        {mode === 'check' ? <CheckPanel /> : null}
      </ScrollView>
    </View>
  );
}

function Tabs() {
  const { editor: text } = useCatalog();
  const palette = usePalette();
  const { mode, reading, setMode } = useEditor();
  const errors = reading.problems.filter(({ level }) => level === 'error').length;
  return (
    <View style={[styles.tabs, { backgroundColor: palette.well }]} role="tablist">
      {MODES.map((each) => {
        const on = each === mode;
        const label =
          each === 'check' && errors > 0
            ? `${text.modes.check}, ${text.errors(errors)}`
            : text.modes[each];
        return (
          <Pressable
            key={each}
            testID={`mode-${each}`}
            role="tab"
            aria-selected={on}
            aria-label={label}
            onPress={() => setMode(each)}
            style={[styles.tab, { borderBottomColor: on ? palette.gold : 'transparent' }]}
          >
            <View style={{ opacity: on ? 1 : 0.62 }}>
              <TabSign mode={each} />
            </View>
            {each === 'check' && errors > 0 ? (
              <View style={[styles.badge, { backgroundColor: palette.accent }]} />
            ) : null}
          </Pressable>
        );
      })}
    </View>
  );
}

function TabSign({ mode }: { readonly mode: Mode }) {
  const { chart, palette } = useTheme();
  switch (mode) {
    case 'sheet':
      return <Icon name="photo" size={26} />;
    case 'land':
      return <TerrainSign terrain="forest" size={32} ground />;
    case 'numbers':
      return (
        <Type size="figure" style={{ color: palette.accent }}>
          8
        </Type>
      );
    case 'cities':
      return (
        <Svg width={28} height={28} viewBox="-20 -20 40 40" aria-hidden>
          <Path
            d={hexagonPath(0, 0, 15)}
            fill={chart.sites.purple}
            stroke={palette.card}
            strokeWidth={4}
          />
        </Svg>
      );
    case 'paths':
      return <Icon name="double" size={26} />;
    case 'pieces':
      return <Icon name="pawn" size={26} />;
    case 'check':
      return <Icon name="check" size={28} />;
  }
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', minHeight: 50, paddingHorizontal: 4 },
  title: { flex: 1, paddingLeft: 4 },
  rail: { height: 3 },
  fault: { paddingHorizontal: 16, paddingVertical: 8 },
  panes: { flex: 1 },
  wide: { flexDirection: 'row' },
  board: { flex: 1, minHeight: 180 },
  below: { maxHeight: '58%' },
  side: { width: 372, borderLeftWidth: StyleSheet.hairlineWidth },
  // The same for all pencils, or the board would jump whenever another one is taken.
  low: { flexShrink: 1, minHeight: 272 },
  roomy: { flex: 1 },
  content: { paddingHorizontal: 12, paddingTop: 8, paddingBottom: 10, gap: 8 },
  head: { flexDirection: 'row', alignItems: 'baseline', gap: 10 },
  hint: { flex: 1 },
  tabs: { flexDirection: 'row', paddingHorizontal: 4 },
  tab: {
    flex: 1,
    minHeight: 54,
    alignItems: 'center',
    justifyContent: 'center',
    borderBottomWidth: 3,
  },
  badge: { position: 'absolute', top: 9, right: 9, width: 9, height: 9, borderRadius: 5 },
});
