import { memo, useMemo } from 'react';
import { G, Path, Text } from 'react-native-svg';

import { DISC, discAt } from '@/components/board/chart';
import type { Pieces } from '@/components/board/standing';
import { circlePath } from '@/components/pieces/shapes';
import { fonts, type Chart } from '@/components/theme';
import type { Point } from '@/engine/board/grid';
import type { Board } from '@/engine/europe/board/board';
import { SLOT_COLOURS } from '@/engine/europe/vocabulary';

interface Numbered {
  readonly id: string;
  readonly at: Point;
  readonly number: number;
}

/** How many of the 36 throws of two dice show the number. */
const throwsOf = (number: number) => 6 - Math.abs(7 - number);
const isHot = (number: number) => throwsOf(number) === 5;

function pipsPath(numbered: readonly Numbered[]): string {
  return numbered
    .flatMap(({ at, number }) => {
      const count = throwsOf(number);
      return Array.from({ length: count }, (_, i) =>
        circlePath(at.x + (i - (count - 1) / 2) * 10, at.y + 27, 3.6),
      );
    })
    .join('');
}

function Figures({ numbered, chart }: { numbered: readonly Numbered[]; chart: Chart }) {
  const hot = numbered.filter(({ number }) => isHot(number));
  const others = numbered.filter(({ number }) => !isHot(number));
  return (
    <>
      <Path d={pipsPath(others)} fill={chart.number} />
      <Path d={pipsPath(hot)} fill={chart.hotNumber} />
      <G fontFamily={fonts.serif} fontWeight="700" fontSize={56} textAnchor="middle">
        {numbered.map(({ id, at, number }) => (
          <Text
            key={id}
            x={at.x}
            y={at.y + 14}
            fill={isHot(number) ? chart.hotNumber : chart.number}
          >
            {String(number)}
          </Text>
        ))}
      </G>
    </>
  );
}

interface LayerProps {
  readonly board: Board;
  readonly chart: Chart;
}

/** The numbers printed on the board. */
export const NumbersLayer = memo(function NumbersLayer({ board, chart }: LayerProps) {
  const printed = useMemo(
    () =>
      [...board.hexes.values()].flatMap((hex): Numbered[] =>
        hex.number === null ? [] : [{ id: hex.id, at: discAt(hex), number: hex.number }],
      ),
    [board],
  );
  return (
    <G>
      <Path d={printed.map(({ at }) => circlePath(at.x, at.y, DISC)).join('')} fill={chart.disc} />
      <Figures numbered={printed} chart={chart} />
    </G>
  );
});

/** The gateway of an arch slot: a token with an arch belongs here. */
const archPath = ({ x, y }: Point) =>
  `M${x - 14} ${y + 14}v-13a14 14 0 0 1 28 0v13M${x - 20} ${y + 14}h40`;

interface TokensLayerProps extends LayerProps {
  readonly tokens: Pieces['tokens'] | null;
}

/** Slots wait as dashed circles; a token is a disc with a ring of its colour, unlike print. */
export const TokensLayer = memo(function TokensLayer({ board, chart, tokens }: TokensLayerProps) {
  const slots = [...board.hexes.values()].flatMap((hex) => {
    const token = tokens?.[hex.id];
    if (!hex.slot && !token) return [];
    return [{ id: hex.id, at: discAt(hex), slot: hex.slot, token }];
  });
  const empty = slots.filter(({ token }) => !token);
  const lying = slots.flatMap(({ id, at, token }): (Numbered & { colour: string })[] =>
    token ? [{ id, at, number: token.number, colour: token.colour }] : [],
  );
  const circles = (places: readonly { at: Point }[], r: number) =>
    places.map(({ at }) => circlePath(at.x, at.y, r)).join('');
  return (
    <G>
      <Path d={circles(empty, DISC - 2)} fill={chart.disc} fillOpacity={0.5} />
      <Path
        d={circles(empty, DISC - 4)}
        fill="none"
        stroke={chart.number}
        strokeOpacity={0.22}
        strokeWidth={9}
        strokeLinecap="round"
        strokeDasharray="12 13.1"
      />
      <G fill="none" strokeWidth={5.5} strokeLinecap="round">
        {SLOT_COLOURS.map((colour) => {
          const own = empty.filter(({ slot }) => slot?.colour === colour);
          if (own.length === 0) return null;
          const arches = own.filter(({ slot }) => slot?.arch);
          return (
            <G key={colour} stroke={chart.slots[colour]}>
              <Path d={circles(own, DISC - 4)} strokeDasharray="12 13.1" />
              <Path d={arches.map(({ at }) => archPath(at)).join('')} strokeWidth={5} />
            </G>
          );
        })}
      </G>
      <Path d={circles(lying, DISC + 4)} fill={chart.number} fillOpacity={0.45} />
      <Path d={circles(lying, DISC)} fill={chart.disc} />
      {SLOT_COLOURS.map((colour) => {
        const own = lying.filter((token) => token.colour === colour);
        if (own.length === 0) return null;
        return (
          <Path
            key={colour}
            d={circles(own, DISC - 1)}
            fill="none"
            stroke={chart.slots[colour]}
            strokeWidth={7}
          />
        );
      })}
      <Path
        d={circles(lying, DISC - 4.5)}
        fill="none"
        stroke={chart.number}
        strokeOpacity={0.35}
        strokeWidth={1.6}
      />
      <Figures numbered={lying} chart={chart} />
    </G>
  );
});
