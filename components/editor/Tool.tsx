import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';
import { held } from '@/components/ui/held';
import { Type, useFontSize } from '@/components/ui/Type';

/** So many letters of a word stand on a fifth of a phone. */
const LETTERS = 8.5;
/** Wider tools, in percent, have room for any word. */
const NARROW = 20;

/** Long words are set smaller rather than broken. */
function fitted(label: string): number {
  const longest = Math.max(...label.split(/[\s-]+/).map((word) => word.length));
  return Math.min(1, Math.max(0.82, LETTERS / longest));
}

/** A pencil of the pad: what it draws, and below it in small letters what that is called. */
export function Tool({
  label,
  spoken = label,
  chosen = false,
  hinted = false,
  disabled = false,
  basis,
  tall = false,
  onPress,
  children,
  testID,
}: {
  readonly label: string;
  readonly spoken?: string;
  readonly chosen?: boolean;
  /** Most likely the one wanted next. */
  readonly hinted?: boolean;
  readonly disabled?: boolean;
  readonly basis: `${number}%`;
  readonly tall?: boolean;
  readonly onPress: () => void;
  readonly children?: ReactNode;
  readonly testID?: string;
}) {
  const palette = usePalette();
  const fontSize = useFontSize()(12 * (parseFloat(basis) < NARROW ? fitted(label) : 1));
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={spoken}
      {...held(chosen)}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.tool,
        tall && styles.tall,
        {
          flexBasis: basis,
          backgroundColor: chosen ? palette.ink : palette.card,
          borderColor: chosen ? palette.ink : hinted ? palette.gold : palette.line,
          borderWidth: hinted && !chosen ? 2 : StyleSheet.hairlineWidth,
        },
        pressed && styles.pressed,
        disabled && styles.disabled,
      ]}
    >
      {children}
      {label === '' ? null : (
        <Type
          bold={chosen}
          tone={chosen ? 'page' : 'ink'}
          center
          lines={2}
          style={{ fontSize, lineHeight: Math.round(fontSize * 1.1) }}
        >
          {label}
        </Type>
      )}
    </Pressable>
  );
}

export function Toolbox({ children }: { readonly children: ReactNode }) {
  return <View style={styles.box}>{children}</View>;
}

const styles = StyleSheet.create({
  box: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  tool: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: 50,
    borderRadius: 12,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 2,
    paddingVertical: 4,
    gap: 2,
  },
  tall: { minHeight: 68 },
  pressed: { opacity: 0.7, transform: [{ translateY: 1 }] },
  disabled: { opacity: 0.35 },
});
