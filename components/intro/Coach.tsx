import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { NO_MODE, useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Button, IconButton } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';

import { STEP_IDS, STEPS } from './steps';

/** What to tap next and why; goes on by itself once it was done. */
export function Coach({ onEnd }: { readonly onEnd: () => void }) {
  const { open, t } = useTable();
  const palette = usePalette();
  const [at, setAt] = useState(0);
  const id = STEP_IDS[at]!;
  const last = at === STEP_IDS.length - 1;
  // The card of a step that is done is never shown, not even for a moment.
  if (STEPS[id].done?.(open)) setAt(at + 1);

  const { place } = STEPS[id];
  useEffect(() => {
    if (place) useTableUi.getState().lookAt(place);
  }, [place]);

  const next = () => {
    if (last) return onEnd();
    useTableUi.getState().setMode(NO_MODE);
    STEPS[id].play();
    setAt(at + 1);
  };
  const { title, text } = t.intro.steps[id];
  return (
    <View
      testID={`coach-${id}`}
      role="region"
      aria-label={t.intro.title}
      style={[styles.card, { backgroundColor: palette.card, borderColor: palette.gold }]}
    >
      <View style={styles.words}>
        <Type bold live lines={2}>
          {title}
        </Type>
        <Type size="small">{text}</Type>
      </View>
      <View style={styles.side}>
        <View style={styles.top}>
          <Type size="small" tone="quiet" testID="coach-step">
            {`${at + 1}/${STEP_IDS.length}`}
          </Type>
          <IconButton icon="close" label={t.intro.skip} testID="coach-skip" onPress={onEnd} />
        </View>
        <Button
          label={last ? t.intro.finish : STEPS[id].done ? t.intro.show : t.common.next}
          testID="coach-next"
          hint={t.intro.step(at + 1, STEP_IDS.length)}
          onPress={next}
          style={styles.next}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', gap: 8, borderLeftWidth: 3, paddingLeft: 12, paddingVertical: 6 },
  words: { flex: 1, gap: 3, justifyContent: 'center' },
  side: { alignItems: 'flex-end', justifyContent: 'space-between', paddingRight: 8 },
  top: { flexDirection: 'row', alignItems: 'center', marginRight: -8 },
  next: { minHeight: 44, paddingHorizontal: 12, paddingVertical: 6 },
});
