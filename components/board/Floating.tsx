import { StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';
import { IconButton } from '@/components/ui/Button';
import type { IconName } from '@/components/ui/Icon';

interface FloatingProps {
  readonly corner: 'top' | 'bottom';
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

/** A round button over the right edge of the board. */
export function Floating({ corner, ...button }: FloatingProps) {
  const palette = usePalette();
  return (
    <View
      style={[
        styles.button,
        styles[corner],
        { backgroundColor: palette.card, borderColor: palette.line },
      ]}
    >
      <IconButton {...button} />
    </View>
  );
}

const styles = StyleSheet.create({
  button: {
    position: 'absolute',
    right: 8,
    borderRadius: 22,
    borderWidth: StyleSheet.hairlineWidth,
    opacity: 0.94,
  },
  top: { top: 8 },
  bottom: { bottom: 8 },
});
