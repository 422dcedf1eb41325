import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';

import { flawsOf, titleOf } from '@/components/boards/facts';
import { useCatalog, useLanguage } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import type { BoardFile } from '@/engine/europe/board/file';
import { upperFirst } from '@/locales/language';
import { readingOf } from '@/store/boards';

/** A board one cannot play on yet, and why; a tap goes on drawing it. */
export function UnfinishedBoard({ file }: { readonly file: BoardFile }) {
  const t = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const router = useRouter();
  const [first = '', ...others] = flawsOf(readingOf(file).problems, file, t, language).errors;
  const why =
    others.length > 0 ? `${first} ${upperFirst(t.boards.andMore(others.length))}.` : first;
  return (
    <Pressable
      testID={`unfinished-${file.id}`}
      role="link"
      aria-label={`${titleOf(file, t)}. ${t.boards.goOn}. ${why}`}
      onPress={() => router.push(`/boards/${file.id}/edit` as never)}
      style={({ pressed }) => [styles.board, pressed && { opacity: 0.6 }]}
    >
      <Icon name="pen" size={20} colour={palette.quiet} />
      <View style={styles.words}>
        <Type tone="quiet">{titleOf(file, t)}</Type>
        <Type size="small" tone="quiet">
          {why}
        </Type>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 48 },
  words: { flex: 1, gap: 1 },
});
