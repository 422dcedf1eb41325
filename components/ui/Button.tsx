import { memo, type ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { usePalette } from '@/components/theme';

import { held } from './held';
import { Icon, type IconName } from './Icon';
import { Type } from './Type';

interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  /** One filled button a screen; the others are outlined or plain. */
  readonly kind?: 'filled' | 'outlined' | 'plain';
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly selected?: boolean;
  readonly danger?: boolean;
  readonly hint?: string;
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

export function Button({
  label,
  onPress,
  kind = 'outlined',
  icon,
  disabled = false,
  selected,
  danger = false,
  hint,
  testID,
  style,
  children,
}: ButtonProps) {
  const palette = usePalette();
  const filled = kind === 'filled';
  const ink = filled ? palette.page : danger ? palette.accent : palette.ink;
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      {...held(selected)}
      accessibilityHint={hint}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        filled && { backgroundColor: palette.ink },
        kind === 'outlined' && {
          borderWidth: selected ? 2 : 1,
          borderColor: selected ? palette.gold : palette.line,
          backgroundColor: palette.card,
        },
        (pressed || disabled) && { opacity: disabled ? 0.4 : 0.7 },
        style,
      ]}
    >
      {icon ? <Icon name={icon} size={22} colour={ink} /> : null}
      {children ?? (
        <Type bold style={{ color: ink, flexShrink: 1, minWidth: 0 }} center>
          {label}
        </Type>
      )}
    </Pressable>
  );
}

export const IconButton = memo(function IconButton({
  icon,
  label,
  onPress,
  disabled = false,
  testID,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly testID?: string;
}) {
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [styles.icon, { opacity: disabled ? 0.3 : pressed ? 0.6 : 1 }]}
    >
      <Icon name={icon} />
    </Pressable>
  );
});

/** A row of buttons that share the width and wrap when the text is large. */
export function Buttons({ children }: { readonly children: ReactNode }) {
  return <View style={styles.row}>{children}</View>;
}

const styles = StyleSheet.create({
  button: {
    maxWidth: '100%',
    minHeight: 50,
    borderRadius: 14,
    paddingHorizontal: 16,
    paddingVertical: 10,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
  },
  icon: { width: 44, height: 44, alignItems: 'center', justifyContent: 'center' },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
