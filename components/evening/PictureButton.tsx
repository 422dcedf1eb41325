import { useEffect, useRef, useState } from 'react';
import { PixelRatio, Platform, StyleSheet, View } from 'react-native';
import { Circle, Path, Rect, Svg, Text } from 'react-native-svg';

import { handOutFile } from '@/components/games/outbox';
import { useCatalog } from '@/components/language';
import { Button } from '@/components/ui/Button';

import { PICTURE, type Shape } from './picture';

export interface PictureButtonProps {
  readonly shapes: () => readonly Shape[];
  readonly name: string;
  /** False when there is no picture to be had. */
  readonly onShared: (done: boolean) => void;
}

/** A drawing that was never shown gives no answer at all. */
const PATIENCE = 5000;

/** A phone can only make a picture of what it has drawn, so it is drawn, out of sight. */
export function PictureButton({ shapes, name, onShared }: PictureButtonProps) {
  const { evening: text } = useCatalog();
  const [drawn, setDrawn] = useState<readonly Shape[] | null>(null);
  const drawing = useRef<Svg>(null);
  const shared = useRef(onShared);
  useEffect(() => {
    shared.current = onShared;
  });
  useEffect(() => {
    if (!drawn) return;
    pngOf(drawing.current)
      .then((png) => handOutFile(name, png, 'base64'))
      .then(
        () => true,
        () => false,
      )
      .then((done) => {
        setDrawn(null);
        shared.current(done);
      });
  }, [drawn, name]);
  return (
    <>
      {drawn ? (
        <View style={styles.keyhole} pointerEvents="none" aria-hidden>
          <Svg
            ref={drawing}
            testID="result-drawing"
            width={SIZE.width}
            height={SIZE.height}
            viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
          >
            {drawn.map((shape, i) => (
              <Drawn key={i} shape={shape} />
            ))}
          </Svg>
        </View>
      ) : null}
      <Button
        kind="filled"
        icon="share"
        label={text.sendPicture}
        testID="result-picture"
        disabled={drawn !== null}
        onPress={() => setDrawn(shapes())}
      />
    </>
  );
}

function Drawn({ shape: { tag, look, words } }: { readonly shape: Shape }) {
  switch (tag) {
    case 'circle':
      return <Circle {...look} />;
    case 'path':
      return <Path {...look} />;
    case 'rect':
      return <Rect {...look} />;
    case 'text':
      return <Text {...look}>{words}</Text>;
  }
}

/** In points: an iPhone draws as large as the view is, and three pixels for one. */
const SIZE = {
  width: PICTURE.width / PixelRatio.get(),
  height: PICTURE.height / PixelRatio.get(),
};

function pngOf(drawing: Svg | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('not drawn')), PATIENCE);
    const take = (png?: string) => {
      clearTimeout(timer);
      if (png) resolve(png);
      else reject(new Error('no picture'));
    };
    drawing?.toDataURL(take, Platform.OS === 'ios' ? SIZE : PICTURE);
  });
}

const styles = StyleSheet.create({
  keyhole: { position: 'absolute', left: 0, top: 0, width: 1, height: 1, overflow: 'hidden' },
});
