import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { xy } from '@/components/board/chart';
import { useCatalog, useLanguage } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { useWide } from '@/components/ui/layout';
import { Type } from '@/components/ui/Type';
import type { Point } from '@/engine/board/grid';
import { project } from '@/engine/board/homography';
import type { Board } from '@/engine/europe/board/board';
import { firstPins, PIN_KINDS, pinKindOf, type PinKind } from '@/engine/europe/board/pins';
import { cityName } from '@/locales/cities';
import type { Photo } from '@/store/photos';

import { fittingOf, pinnedTo, within } from './fitting';
import { Nudges } from './Nudges';
import { PhotoLoupe } from './PhotoLoupe';
import { PhotoTable } from './PhotoTable';
import { PinMap } from './PinMap';
import { Tool, Toolbox } from './Tool';
import { useEditor } from './useEditor';

const TASKS = ['nudge', 'place'] as const;
/** A press of an arrow, as a share of the picture. */
const STEP = 1 / 900;
const HALF = '42%';
/** Two above, two below. */
const AS_THEY_LIE = [0, 1, 3, 2] as const;

/** The grid as the camera saw it, over the picture, held by four handles. */
export function PhotoFit({
  photo,
  onDone,
}: {
  readonly photo: Photo;
  readonly onDone: () => void;
}) {
  const { common, photo: text } = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  const wide = useWide();
  const { board, photo: desk, pin, sheet } = useEditor();
  const { picture, fit } = photo;
  const [held, hold] = useState(0);
  const [task, setTask] = useState<(typeof TASKS)[number]>('nudge');
  const kind = pinKindOf(fit.pins[held]);
  const fitted = useMemo(() => fittingOf(fit, board.layout, picture), [fit, board.layout, picture]);
  const grid = useMemo(
    () => ('homography' in fitted ? gridPath(board, fitted.homography) : ''),
    [board, fitted],
  );
  const point = fit.points[held];
  const put = (i: number, to: Point) =>
    desk.refit({ points: fit.points.map((each, k) => (k === i ? within(picture, to) : each)) });
  const nudge = (x: number, y: number) => {
    const step = Math.max(picture.width, picture.height) * STEP;
    if (point) put(held, { x: point.x + x * step, y: point.y + y * step });
  };
  const layOn = (pins: readonly string[]) => {
    desk.refit(pinnedTo(fit, pins, board.layout, picture));
    pin(pins);
  };
  const placeName = (place: string) => {
    const city = board.sites.get(place)?.name;
    return city ? text.places.city(cityName(city, language)) : text.places[pinKindOf(place)](place);
  };
  const pinAt = (i: number) => fit.pins[i] ?? '';
  const handles = (
    <Toolbox>
      {AS_THEY_LIE.map((i) => (
        <Tool
          key={i}
          label={board.sites.get(pinAt(i))?.name ? placeName(pinAt(i)) : pinAt(i)}
          spoken={text.handle(i + 1, placeName(pinAt(i)))}
          chosen={i === held}
          basis={HALF}
          testID={`handle-${i}`}
          onPress={() => hold(i)}
        >
          <Type size="heading" serif bold tone={i === held ? 'page' : 'ink'}>
            {i + 1}
          </Type>
        </Tool>
      ))}
    </Toolbox>
  );
  return (
    <View
      testID="photo-fitting"
      style={[styles.screen, { backgroundColor: palette.page, paddingTop: insets.top }]}
    >
      <View style={[styles.panes, wide && styles.wide]}>
        <View style={styles.picture}>
          <PhotoTable photo={photo} grid={grid} held={held} onHold={hold} onPut={put} />
        </View>
        <View
          style={[
            wide ? [styles.side, { borderLeftColor: palette.line }] : styles.below,
            { paddingBottom: insets.bottom + 12 },
          ]}
        >
          <View style={styles.words}>
            <Type size="heading" serif bold heading={1}>
              {text.fit}
            </Type>
            {'fault' in fitted ? (
              <Type size="small" tone="accent" live testID="fit-fault">
                {text.faults[fitted.fault]}
              </Type>
            ) : (
              <Type size="small" tone="quiet" testID="fit-note">
                {task === 'nudge' ? text.fitNote(placeName(pinAt(held))) : text.placeNote(held + 1)}
              </Type>
            )}
          </View>
          <Choice
            label={text.handles}
            testID="fit-task"
            options={TASKS.map((value) => ({ value, label: text.tasks[value] }))}
            value={task}
            onChange={setTask}
          />
          {task === 'nudge' ? (
            <View style={styles.fine}>
              <Nudges onNudge={nudge}>
                {point ? <PhotoLoupe picture={picture} grid={grid} at={point} /> : null}
              </Nudges>
              <View style={styles.handles}>{handles}</View>
            </View>
          ) : (
            <View style={styles.places}>
              <Toolbox>
                {PIN_KINDS.map((each: PinKind) => (
                  <Tool
                    key={each}
                    label={text.on[each]}
                    chosen={kind === each}
                    basis={HALF}
                    testID={`pins-${each}`}
                    onPress={() => layOn(firstPins(each, sheet.extent, board.layout))}
                  />
                ))}
              </Toolbox>
              <PinMap
                board={board}
                kind={kind}
                pins={fit.pins}
                held={held}
                label={text.placeMap}
                onHold={hold}
                onPick={(place) => layOn(fit.pins.map((each, i) => (i === held ? place : each)))}
              />
            </View>
          )}
          {wide ? <View style={styles.room} /> : null}
          <Button
            kind="filled"
            label={common.done}
            disabled={'fault' in fitted}
            testID="fit-done"
            onPress={onDone}
          />
        </View>
      </View>
    </View>
  );
}

function gridPath(board: Board, toPicture: Parameters<typeof project>[0]): string {
  return [...board.hexes.values()]
    .map(({ outline }) => {
      const seen = outline.map((point) => project(toPicture, point));
      if (seen.some((point) => point === null)) return '';
      return `M${seen.map((point) => xy(point!)).join('L')}z`;
    })
    .join('');
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  panes: { flex: 1 },
  wide: { flexDirection: 'row' },
  picture: { flex: 1 },
  below: { paddingHorizontal: 14, paddingTop: 10, gap: 10 },
  side: { width: 372, padding: 16, gap: 12, borderLeftWidth: StyleSheet.hairlineWidth },
  words: { gap: 2 },
  fine: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 218 },
  handles: { flex: 1 },
  places: { gap: 8 },
  room: { flex: 1 },
});
