import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useCatalog } from '@/components/language';
import { hexagonPath } from '@/components/pieces/shapes';
import { TerrainSign } from '@/components/pieces/TerrainSign';
import { usePalette, useTheme } from '@/components/theme';
import { Button, Buttons } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import { paintAll } from '@/engine/europe/board/edit';
import { TERRAINS, type Terrain } from '@/engine/europe/vocabulary';

import { pixelsOf } from '../pickPhoto';
import { ghostsFrom } from '../ghosts';
import { Tool, Toolbox } from '../Tool';
import { useEditor } from '../useEditor';

const FIFTH = '17.5%';

/** Eight colours, a rubber, and what the photo has to say. */
export function LandPanel() {
  const { photo: photoText } = useCatalog();
  const editor = useEditor();
  const { ghosts, photo, setGhosts, sheet } = editor;
  const [note, setNote] = useState<string | null>(null);

  const suggest = async () => {
    if (!photo.photo) return;
    const { picture, fit } = photo.photo;
    const raster = await pixelsOf(picture).catch(() => null);
    const found = raster ? ghostsFrom(editor.sheet, editor.board, picture, fit, raster) : null;
    setNote(
      found === 'too-few'
        ? photoText.suggestFirst
        : !found || found.size === 0
          ? photoText.suggestNone
          : null,
    );
    setGhosts(found && found !== 'too-few' && found.size > 0 ? found : null);
  };
  const left = ghosts ? [...ghosts].filter(([at]) => !sheet.coloured.has(at)) : [];
  if (ghosts && left.length > 0) {
    const open = editor.board.hexes.size - sheet.coloured.size - left.length;
    return (
      <View style={styles.panel}>
        <Type bold live testID="suggested">
          {photoText.suggested(left.length, open)}
        </Type>
        <Colours />
        <Buttons>
          <Button
            label={photoText.dismiss}
            onPress={() => setGhosts(null)}
            testID="ghosts-dismiss"
            style={styles.grow}
          />
          <Button
            label={photoText.accept}
            kind="filled"
            icon="check"
            testID="ghosts-accept"
            style={styles.grow}
            onPress={() => {
              editor.change((now) => paintAll(now, new Map(left)));
              setGhosts(null);
            }}
          />
        </Buttons>
      </View>
    );
  }
  return (
    <View style={styles.panel}>
      {note ? (
        <Type size="small" tone="accent" live testID="suggest-note">
          {note}
        </Type>
      ) : null}
      <Colours>
        {photo.photo ? (
          <Tool
            tall
            basis={FIFTH}
            label={photoText.suggest}
            spoken={photoText.suggestSpoken}
            testID="suggest"
            onPress={() => void suggest()}
          >
            <Icon name="photo" size={28} />
          </Tool>
        ) : null}
      </Colours>
    </View>
  );
}

function Colours({ children }: { readonly children?: ReactNode }) {
  const { editor: text, words } = useCatalog();
  const { take, tools } = useEditor();
  return (
    <Toolbox>
      {TERRAINS.map((terrain) => (
        <Tool
          key={terrain}
          tall
          basis={FIFTH}
          label={words.terrains[terrain]}
          chosen={tools.terrain === terrain}
          testID={`terrain-${terrain}`}
          onPress={() => take({ terrain })}
        >
          <Swatch terrain={terrain} />
        </Tool>
      ))}
      <Tool
        tall
        basis={FIFTH}
        label={text.erase}
        chosen={tools.terrain === 'erase'}
        testID="terrain-erase"
        onPress={() => take({ terrain: 'erase' })}
      >
        <Rubber chosen={tools.terrain === 'erase'} />
      </Tool>
      {children}
    </Toolbox>
  );
}

function Swatch({ terrain }: { readonly terrain: Terrain }) {
  const { chart } = useTheme();
  if (terrain !== 'sea') return <TerrainSign terrain={terrain} size={32} ground />;
  return (
    <Svg width={32} height={32} viewBox="-84 -84 168 168" aria-hidden>
      <Path d={hexagonPath(0, 0, 80)} fill={chart.deepSea} />
      <Path
        d="M-44 -8q15-20 30 0t30 0 30 0M-44 24q15-20 30 0t30 0 30 0"
        fill="none"
        stroke={chart.seaPath}
        strokeWidth={7}
        strokeLinecap="round"
      />
    </Svg>
  );
}

function Rubber({ chosen }: { readonly chosen: boolean }) {
  const palette = usePalette();
  return (
    <Svg width={32} height={32} viewBox="-84 -84 168 168" aria-hidden>
      <Path
        d={hexagonPath(0, 0, 76)}
        fill="none"
        stroke={chosen ? palette.page : palette.quiet}
        strokeWidth={8}
        strokeDasharray="22 18"
      />
    </Svg>
  );
}

const styles = StyleSheet.create({ panel: { gap: 8 }, grow: { flexGrow: 1 } });
