import { Pressable, StyleSheet, View } from 'react-native';

import { TARGET, usePalette } from '@/components/theme';
import { Icon, type IconName } from '@/components/ui/Icon';

interface FloatingProps {
  readonly corner: 'top' | 'bottom';
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

/** A round button over the right edge of the board: small to the eye, not to the finger. */
export function Floating({ corner, icon, label, onPress, testID }: FloatingProps) {
  const palette = usePalette();
  const look = { backgroundColor: palette.card, borderColor: palette.line };
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.target, styles[corner], pressed && { opacity: 0.6 }]}
    >
      <View style={[styles.button, look]}>
        <Icon name={icon} size={20} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: {
    position: 'absolute',
    right: 0,
    width: TARGET,
    height: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
  },
  top: { top: 0 },
  bottom: { bottom: 0 },
  button: {
    width: 34,
    height: 34,
    borderRadius: 17,
    borderWidth: StyleSheet.hairlineWidth,
    alignItems: 'center',
    justifyContent: 'center',
    opacity: 0.92,
  },
});
