import { useState } from 'react';
import { Pressable, StyleSheet, TextInput, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { fonts, usePalette } from '@/components/theme';
import { IconButton } from '@/components/ui/Button';
import { useFontSize } from '@/components/ui/Type';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';

import { MAX_NAME, moved, seated, withColour, withName, type Draft } from './draft';

/** Who sits where: a mark to change the colour, a name, and arrows for the seat. */
export function PlayersEntry({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const fontSize = useFontSize()('body');
  const [choosing, setChoosing] = useState<Colour | null>(null);
  return (
    <View>
      {seated(draft).map(({ colour, name }, i) => {
        const called = name.trim() || t.words.colours[colour];
        return (
          <View key={colour} style={[styles.seat, { borderBottomColor: palette.line }]}>
            <View style={styles.row}>
              <Pressable
                testID={`colour-${colour}`}
                role="button"
                aria-label={t.newGame.colourOf(called)}
                aria-expanded={choosing === colour}
                onPress={() => setChoosing(choosing === colour ? null : colour)}
                style={styles.mark}
              >
                <PlayerMark owner={colour} size={40} initial={initialOf(called)} />
              </Pressable>
              <TextInput
                testID={`name-${colour}`}
                aria-label={t.newGame.nameOf(t.words.colours[colour])}
                value={name}
                onChangeText={(to) => onChange(withName(draft, colour, to))}
                placeholder={t.words.colours[colour]}
                placeholderTextColor={palette.quiet}
                maxLength={MAX_NAME}
                autoCorrect={false}
                returnKeyType="done"
                style={[styles.name, { color: palette.ink, fontSize }]}
              />
              <IconButton
                icon="up"
                label={t.newGame.earlier(called)}
                testID={`earlier-${colour}`}
                disabled={i === 0}
                onPress={() => onChange(moved(draft, i, -1))}
              />
              <IconButton
                icon="down"
                label={t.newGame.later(called)}
                testID={`later-${colour}`}
                disabled={i === draft.count - 1}
                onPress={() => onChange(moved(draft, i, 1))}
              />
            </View>
            {choosing === colour ? (
              <View
                role="radiogroup"
                aria-label={t.newGame.colourOf(called)}
                style={styles.colours}
              >
                {COLOURS.map((other) => (
                  <Pressable
                    key={other}
                    testID={`take-${other}`}
                    role="radio"
                    aria-checked={other === colour}
                    aria-label={t.newGame.takeColour(t.words.colours[other])}
                    onPress={() => {
                      onChange(withColour(draft, colour, other));
                      setChoosing(null);
                    }}
                    style={[
                      styles.colour,
                      { borderColor: other === colour ? palette.gold : palette.line },
                    ]}
                  >
                    <PlayerMark owner={other} size={36} />
                  </Pressable>
                ))}
              </View>
            ) : null}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { borderBottomWidth: StyleSheet.hairlineWidth },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 54 },
  mark: { width: 52, height: 52, justifyContent: 'center' },
  name: { flex: 1, minWidth: 0, minHeight: 48, paddingHorizontal: 4, fontFamily: fonts.sans },
  colours: { flexDirection: 'row', flexWrap: 'wrap', gap: 10, paddingBottom: 12 },
  colour: {
    width: 56,
    height: 52,
    borderWidth: 2,
    borderRadius: 13,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
