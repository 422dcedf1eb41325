import { memo } from 'react';
import Svg, { Circle, Text } from 'react-native-svg';

import { fonts, useTheme } from '@/components/theme';

interface CoinProps {
  readonly size: number;
  readonly value?: number | string;
  readonly label?: string;
}

export const Coin = memo(function Coin({ size, value, label }: CoinProps) {
  const { chart } = useTheme();
  const spoken = label
    ? ({ accessible: true, accessibilityRole: 'image', accessibilityLabel: label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40" {...spoken}>
      <Circle cx={20} cy={20} r={18.6} fill={chart.coin} stroke={chart.coinInk} strokeWidth={1.4} />
      <Circle
        cx={20}
        cy={20}
        r={14.4}
        fill="none"
        stroke={chart.coinInk}
        strokeOpacity={0.55}
        strokeWidth={1.1}
        strokeDasharray="1.6 2.2"
      />
      {value === undefined ? null : (
        <Text
          x={20}
          y={26.6}
          fontSize={18}
          fontWeight="700"
          fontFamily={fonts.serif}
          textAnchor="middle"
          fill={chart.coinInk}
        >
          {String(value)}
        </Text>
      )}
    </Svg>
  );
});
