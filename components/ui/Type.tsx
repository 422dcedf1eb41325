import { memo, type ReactNode } from 'react';
import { StyleSheet, Text, type StyleProp, type TextStyle } from 'react-native';

import { fonts, usePalette } from '@/components/theme';
import { useSettings } from '@/store/settings';

/** The few kinds of text there are. Figures and headings are serif, everything else is plain. */
const SIZES = {
  hero: 56,
  title: 30,
  figure: 27,
  heading: 20,
  body: 17,
  small: 14,
  /** Where a word must not break: keys, and reasons of two lines. */
  fine: 13,
} as const;

export type Size = keyof typeof SIZES;

interface TypeProps {
  readonly children: ReactNode;
  readonly size?: Size;
  readonly serif?: boolean;
  readonly bold?: boolean;
  readonly tone?: 'ink' | 'quiet' | 'accent' | 'page';
  readonly center?: boolean;
  readonly lines?: number;
  readonly heading?: 1 | 2 | 3;
  readonly testID?: string;
  readonly style?: StyleProp<TextStyle>;
  readonly live?: boolean;
}

export function useFontSize(): (size: Size | number) => number {
  const scale = useSettings((settings) => settings.textSize);
  return (size) => Math.round((typeof size === 'number' ? size : SIZES[size]) * scale);
}

export const Type = memo(function Type({
  children,
  size = 'body',
  serif = size === 'hero' || size === 'title' || size === 'figure',
  bold = serif,
  tone = 'ink',
  center,
  lines,
  heading,
  testID,
  style,
  live,
}: TypeProps) {
  const palette = usePalette();
  const fontSize = useFontSize()(size);
  return (
    <Text
      testID={testID}
      numberOfLines={lines}
      role={heading ? 'heading' : undefined}
      aria-level={heading}
      accessibilityLiveRegion={live ? 'polite' : undefined}
      style={[
        { color: palette[tone], fontSize, lineHeight: Math.round(fontSize * 1.25) },
        serif && styles.serif,
        bold && styles.bold,
        center && styles.center,
        style,
      ]}
    >
      {children}
    </Text>
  );
});

const styles = StyleSheet.create({
  serif: { fontFamily: fonts.serif },
  bold: { fontWeight: '700' },
  center: { textAlign: 'center' },
});
