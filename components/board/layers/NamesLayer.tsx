import { memo } from 'react';
import { G, Text } from 'react-native-svg';

import type { Label } from '@/components/board/labels';
import { fonts, type Chart } from '@/components/theme';

interface NamesLayerProps {
  readonly labels: readonly Label[];
  readonly chart: Chart;
}

/** Each name twice: phones cannot stroke letters behind their own fill. */
export const NamesLayer = memo(function NamesLayer({ labels, chart }: NamesLayerProps) {
  const size = labels[0]?.size ?? 0;
  const texts = labels.map(({ site, text, x, y, anchor }) => (
    <Text key={site.at} x={x} y={y} textAnchor={anchor}>
      {text}
    </Text>
  ));
  return (
    <G fontFamily={fonts.sans} fontWeight="600" fontSize={size}>
      <G
        fill={chart.nameHalo}
        stroke={chart.nameHalo}
        strokeWidth={size * 0.26}
        strokeOpacity={0.82}
        strokeLinejoin="round"
      >
        {texts}
      </G>
      <G fill={chart.name}>{texts}</G>
    </G>
  );
});
