import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { fonts, usePalette } from '@/components/theme';
import { Button, Buttons, IconButton } from '@/components/ui/Button';
import { Choice, Toggle } from '@/components/ui/Choice';
import { Slider } from '@/components/ui/Slider';
import { Type, useFontSize } from '@/components/ui/Type';
import { rename, turnSide } from '@/engine/europe/board/edit';
import { EDGES, grow } from '@/engine/europe/board/grow';
import { middlePins } from '@/engine/europe/board/pins';
import { SIDES } from '@/engine/europe/vocabulary';
import { upperFirst } from '@/locales/language';

import { firstPoints } from '../fitting';
import { pickPhoto, type PhotoFault } from '../pickPhoto';
import { useEditor } from '../useEditor';

/** The sheet itself: its name, how far it reaches, and the photo below it. */
export function SheetPanel({ onFit }: { readonly onFit: () => void }) {
  const { editor: text, words } = useCatalog();
  const palette = usePalette();
  const fontSize = useFontSize()('heading');
  const { change, sheet } = useEditor();
  const { draft, extent } = sheet;
  const [name, setName] = useState(draft.name);
  const [naming, setNaming] = useState(false);
  return (
    <View style={styles.panel}>
      <TextInput
        testID="board-name"
        aria-label={text.name}
        value={name}
        maxLength={120}
        autoCorrect={false}
        onChangeText={(to) => {
          setName(to);
          // A board without a name could not be told from the others.
          if (to.trim() !== '') change((now) => rename(now, to.trim()), naming);
          setNaming(true);
        }}
        onBlur={() => {
          setName(draft.name);
          setNaming(false);
        }}
        style={[styles.name, { color: palette.ink, borderBottomColor: palette.line, fontSize }]}
      />
      <Choice
        label={text.side}
        testID="side"
        options={SIDES.map((value) => ({ value, label: upperFirst(words.sides[value]) }))}
        value={draft.side}
        onChange={(side) => change((now) => turnSide(now, side))}
      />
      <PhotoPart onFit={onFit} />
      <View style={styles.head}>
        <Type bold heading={3} style={styles.grow}>
          {text.grid}
        </Type>
        <Type serif bold testID="grid-size">
          {text.gridSize(extent.columns, extent.rows)}
        </Type>
      </View>
      <View style={styles.edges}>
        {EDGES.map((edge) => {
          const more = grow(sheet, edge, 1);
          const fewer = grow(sheet, edge, -1);
          return (
            <View key={edge} style={[styles.edge, { borderBottomColor: palette.line }]}>
              <Type style={styles.grow}>{text.edges[edge]}</Type>
              <IconButton
                icon="minus"
                label={text.fewer(text.edges[edge])}
                disabled={fewer === null}
                testID={`fewer-${edge}`}
                onPress={() => change((now) => grow(now, edge, -1) ?? now)}
              />
              <IconButton
                icon="plus"
                label={text.more(text.edges[edge])}
                disabled={more === null}
                testID={`more-${edge}`}
                onPress={() => change((now) => grow(now, edge, 1) ?? now)}
              />
            </View>
          );
        })}
      </View>
    </View>
  );
}

function PhotoPart({ onFit }: { readonly onFit: () => void }) {
  const { photo: text } = useCatalog();
  const { photo: desk, pin, setGhosts, sheet } = useEditor();
  const [fault, setFault] = useState<PhotoFault | 'full' | null>(null);
  const pick = async (camera: boolean) => {
    const picture = await pickPhoto(camera);
    if (picture === null) return;
    if (typeof picture === 'string') return setFault(picture);
    const pins = middlePins(sheet.extent);
    const fit = { pins, points: firstPoints(picture), opacity: 1, inPlay: false };
    const laid = desk.lay({ picture, fit });
    setFault(laid ? null : 'full');
    if (!laid) return;
    pin(pins);
    onFit();
  };
  const { photo } = desk;
  const warning = fault ? (
    <Type size="small" tone="accent" live testID="photo-fault">
      {text[fault]}
    </Type>
  ) : null;
  if (!photo) {
    return (
      <View style={styles.photo}>
        <Type bold heading={3}>
          {text.title}
        </Type>
        <Type size="small" tone="quiet">
          {text.none} {text.private}
        </Type>
        {warning}
        <Buttons>
          <Button
            label={text.take}
            icon="photo"
            testID="photo-take"
            style={styles.grow}
            onPress={() => void pick(true)}
          />
          <Button
            label={text.pick}
            testID="photo-pick"
            style={styles.grow}
            onPress={() => void pick(false)}
          />
        </Buttons>
      </View>
    );
  }
  const { opacity, inPlay } = photo.fit;
  return (
    <View style={styles.photo}>
      <View style={styles.head}>
        <Type bold heading={3} style={styles.grow}>
          {text.title}
        </Type>
        <Slider
          label={text.opacity}
          value={Math.round(opacity * 100)}
          max={100}
          step={5}
          spoken={text.percent(Math.round(opacity * 100))}
          testID="photo-opacity"
          onChange={(percent) => desk.refit({ opacity: percent / 100 })}
        />
      </View>
      {warning}
      <Buttons>
        <Button
          label={text.fit}
          icon="fit"
          testID="photo-fit"
          style={styles.grow}
          onPress={onFit}
        />
        <Button
          label={text.drop}
          kind="plain"
          icon="trash"
          testID="photo-drop"
          style={styles.grow}
          onPress={() => {
            desk.drop();
            setGhosts(null);
          }}
        />
      </Buttons>
      <Toggle
        label={text.inPlay}
        note={text.inPlayNote}
        value={inPlay}
        testID="photo-in-play"
        onChange={(value) => desk.refit({ inPlay: value })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: 10 },
  photo: { gap: 8 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  grow: { flexGrow: 1, flexShrink: 1 },
  name: {
    minHeight: 46,
    borderBottomWidth: 1,
    fontFamily: fonts.serif,
    fontWeight: '700',
    padding: 0,
  },
  edges: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16 },
  edge: {
    flexDirection: 'row',
    alignItems: 'center',
    flexGrow: 1,
    flexBasis: '42%',
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
});
