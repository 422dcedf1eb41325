import { memo, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';
import { held } from '@/components/ui/held';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Type, useFontSize } from '@/components/ui/Type';

/** Long names are set smaller rather than cut: a quarter of a phone holds ten letters. */
const LETTERS = 10;

function fitted(label: string): number {
  const longest = Math.max(...label.split(/\s+/).map((word) => word.length));
  return 13 * Math.min(1, Math.max(0.75, LETTERS / longest));
}

/** With large text fewer keys share a row. */
function widened(basis: `${number}%`, scale: number): `${number}%` {
  const part = parseFloat(basis);
  return scale > 1.2 ? `${Math.min(100, part * scale)}%` : basis;
}

/** A key of the pad under the thumb. */
export const Key = memo(function Key({
  label,
  spoken = label,
  onPress,
  icon,
  figure,
  hot = false,
  chosen,
  filled = false,
  disabled = false,
  badge,
  basis,
  children,
  testID,
}: {
  readonly label: string;
  /** For a screen reader, where the label alone leaves out what the drawing shows. */
  readonly spoken?: string;
  readonly onPress: () => void;
  readonly icon?: IconName;
  readonly figure?: string;
  /** The 6 and the 8. */
  readonly hot?: boolean;
  readonly chosen?: boolean;
  readonly filled?: boolean;
  readonly disabled?: boolean;
  readonly badge?: string | undefined;
  readonly basis: `${number}%`;
  readonly children?: ReactNode;
  readonly testID?: string;
}) {
  const palette = usePalette();
  const sized = useFontSize();
  const wordSize = sized(fitted(label));
  const dark = chosen || filled;
  const tone = dark ? 'page' : hot ? 'accent' : 'ink';
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={spoken}
      aria-disabled={disabled}
      {...held(chosen)}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        {
          flexBasis: widened(basis, sized(100) / 100),
          backgroundColor: dark ? palette.ink : palette.card,
        },
        { borderColor: dark ? palette.ink : palette.line },
        pressed && styles.pressed,
        disabled && styles.disabled,
      ]}
    >
      {figure !== undefined ? (
        <Type size="figure" tone={tone} center>
          {figure}
        </Type>
      ) : (
        <>
          {children}
          {icon ? <Icon name={icon} size={22} colour={palette[tone]} /> : null}
          <Type
            size="fine"
            bold
            tone={tone}
            center
            lines={2}
            style={{ fontSize: wordSize, lineHeight: Math.round(wordSize * 1.25) }}
          >
            {label}
          </Type>
        </>
      )}
      {badge ? (
        <View style={[styles.badge, { backgroundColor: palette.gold }]}>
          <Type size="small" bold style={styles.badgeText}>
            {badge}
          </Type>
        </View>
      ) : null}
    </Pressable>
  );
});

/** Keys in rows that share the width. */
export function Keys({ children }: { readonly children: ReactNode }) {
  return <View style={styles.keys}>{children}</View>;
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: 7 },
  key: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: 56,
    borderRadius: 12,
    borderWidth: StyleSheet.hairlineWidth,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 1,
    paddingVertical: 3,
    gap: 1,
  },
  pressed: { transform: [{ translateY: 1 }], opacity: 0.75 },
  disabled: { opacity: 0.35 },
  badge: {
    position: 'absolute',
    top: -6,
    right: -3,
    minWidth: 20,
    borderRadius: 10,
    paddingHorizontal: 4,
    alignItems: 'center',
  },
  badgeText: { color: '#1d2733' },
});
