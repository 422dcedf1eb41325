import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useCatalog } from '@/components/language';
import { circlePath } from '@/components/pieces/shapes';
import { Key, Keys } from '@/components/table/Key';
import { usePalette, useTheme } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import { hexAt, mark, markOf, nextUnmarked, SLOT_OF, type Mark } from '@/engine/europe/board/edit';
import { HEX_NUMBERS, SLOT_COLOURS, type SlotColour } from '@/engine/europe/vocabulary';

import { Tool, Toolbox } from '../Tool';
import { useEditor } from '../useEditor';

/** Five keys in a row, with room for the gaps between them. */
const FIFTH = '17.5%';
const SEVENTH = '12%';

/** A hex carries a number or a slot; whoever enters one is led on to the next hex. */
export function NumbersPanel() {
  const { editor: text, words } = useCatalog();
  const palette = usePalette();
  const { change, lookAt, select, selected, sheet, take, tools } = useEditor();
  const at = selected?.kind === 'hex' ? selected.id : null;
  const hex = at ? hexAt(sheet.draft, at) : undefined;
  const now = markOf(hex);
  const off = at === null;
  const usual = hex && hex.terrain !== 'sea' ? SLOT_OF[hex.terrain] : null;

  const enter = (to: Mark) => {
    if (!at) return;
    change((drawn) => mark(drawn, at, to));
    take({ arch: false });
    const next = to === null ? null : nextUnmarked(mark(sheet, at, to), at);
    if (!next) return;
    select({ kind: 'hex', id: next });
    lookAt(next, true);
  };
  const arch = now && 'slot' in now ? now.arch : tools.arch;
  const toggleArch = () => {
    if (at && now && 'slot' in now) {
      const to = { ...now, arch: !now.arch };
      change((drawn) => mark(drawn, at, to));
    } else take({ arch: !tools.arch });
  };
  return (
    <View style={styles.panel}>
      <Keys>
        {HEX_NUMBERS.map((number) => (
          <Key
            key={number}
            testID={`number-${number}`}
            figure={String(number)}
            label={text.number(number)}
            hot={number === 6 || number === 8}
            chosen={now !== null && 'number' in now && now.number === number}
            disabled={off}
            basis={FIFTH}
            onPress={() => enter({ number })}
          />
        ))}
      </Keys>
      <Toolbox>
        {SLOT_COLOURS.map((colour) => (
          <Tool
            key={colour}
            label=""
            spoken={text.slot(words.slotColours[colour])}
            chosen={now !== null && 'slot' in now && now.slot === colour}
            hinted={usual === colour}
            disabled={off}
            basis={SEVENTH}
            testID={`slot-${colour}`}
            onPress={() => enter({ slot: colour, arch: tools.arch })}
          >
            <SlotMark colour={colour} />
          </Tool>
        ))}
        <Tool
          label=""
          spoken={text.archSpoken}
          chosen={arch}
          disabled={off}
          basis={SEVENTH}
          testID="slot-arch"
          onPress={toggleArch}
        >
          <Icon name="arch" size={24} colour={arch ? palette.page : palette.ink} />
        </Tool>
        <Tool
          label=""
          spoken={text.clearHex}
          disabled={off || now === null}
          basis={SEVENTH}
          testID="mark-clear"
          onPress={() => enter(null)}
        >
          <Icon name="close" size={24} />
        </Tool>
      </Toolbox>
    </View>
  );
}

export function SlotMark({
  colour,
  size = 34,
}: {
  readonly colour: SlotColour;
  readonly size?: number;
}) {
  const { chart } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <Path d={circlePath(20, 20, 17)} fill={chart.number} fillOpacity={0.12} />
      <Path d={circlePath(20, 20, 10)} fill={chart.slots[colour]} />
      <Path
        d={circlePath(20, 20, 15)}
        fill="none"
        stroke={chart.slots[colour]}
        strokeWidth={4}
        strokeDasharray="5.500 4"
      />
    </Svg>
  );
}

const styles = StyleSheet.create({ panel: { gap: 6 } });
