import { Pressable, StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import type { BoardFile } from '@/engine/europe/board/file';
import { readingOf } from '@/store/boards';

import { BoardPicture } from './BoardPicture';
import { conditionOf, sizeOf, titleOf } from './facts';

/** One sheet of the cabinet: a tap takes it out. */
export function BoardCard({
  file,
  usual,
  onOpen,
}: {
  readonly file: BoardFile;
  readonly usual: boolean;
  readonly onOpen: () => void;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const title = titleOf(file, t);
  const size = sizeOf(file, t);
  const condition = conditionOf(file, t);
  const spoken = [title, size, condition.text, ...(usual ? [t.boards.usual[file.side]] : [])];
  return (
    <Pressable
      testID={`board-${file.id}`}
      role="button"
      aria-label={spoken.join(', ')}
      onPress={onOpen}
      style={({ pressed }) => [styles.card, pressed && { opacity: 0.7 }]}
    >
      <BoardPicture
        sketch={readingOf(file).sketch}
        label={t.boards.picture(title)}
        height={188}
        testID={`picture-${file.id}`}
      />
      <View style={styles.name}>
        <Type size="heading" serif bold lines={2} style={styles.grow}>
          {title}
        </Type>
        {usual ? (
          <View testID={`usual-${file.id}`}>
            <Icon name="star" size={20} colour={palette.gold} />
          </View>
        ) : null}
      </View>
      <Type size="small" tone="quiet">
        {size}
      </Type>
      <View style={styles.condition}>
        <Icon
          name={condition.ready ? 'check' : 'warn'}
          size={16}
          colour={condition.ready ? palette.quiet : palette.accent}
        />
        <Type
          size="small"
          bold={!condition.ready}
          tone={condition.ready ? 'quiet' : 'accent'}
          style={styles.grow}
          testID={`condition-${file.id}`}
        >
          {condition.text}
        </Type>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { flexGrow: 1, flexShrink: 1, flexBasis: 290, maxWidth: 354, gap: 3 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 8, marginTop: 8 },
  condition: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  grow: { flex: 1 },
});
