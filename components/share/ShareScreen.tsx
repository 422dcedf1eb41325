import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { titleOf } from '@/components/boards/facts';
import { NoBoard } from '@/components/boards/NoBoard';
import { handOut, SAVES } from '@/components/games/files';
import { fileName } from '@/components/games/taking';
import { useCatalog } from '@/components/language';
import { Key, Keys } from '@/components/table/Key';
import { IconButton } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { Toggle } from '@/components/ui/Choice';
import { Field } from '@/components/ui/Field';
import { Screen } from '@/components/ui/Screen';
import { Type } from '@/components/ui/Type';
import type { BoardFile } from '@/engine/europe/board/file';
import { isPlayable, loadBoard } from '@/store/boards';
import { time } from '@/store/clock';
import { readPhoto, writtenPhoto } from '@/store/photoFile';
import { loadPhoto, type Photo } from '@/store/photos';
import { boardAsCodes, boardAsFile, boardAsText } from '@/store/share';

import { sendText, SENDS } from './handing';
import { QrCode } from './QrCode';

/** Long enough for a camera that has to find its focus. */
const TURN_EVERY = 1600;
const LARGEST = 460;

/** A board handed on: codes for a device at the table, a file or a text for one far away. */
export function ShareScreen({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const [file] = useState(() => loadBoard(id));
  return file ? <Share file={file} onBack={onBack} /> : <NoBoard />;
}

/** Null unless it is one that the other side would take in. */
function photoToShare({ id, layout }: BoardFile): Photo | null {
  const photo = loadPhoto(id);
  const read = photo && readPhoto(writtenPhoto(photo), layout);
  return read && typeof read !== 'string' ? read : null;
}

function Share({ file, onBack }: { readonly file: BoardFile; readonly onBack: () => void }) {
  const t = useCatalog();
  const { share: text } = t;
  const [copied, setCopied] = useState<boolean | null>(null);
  const title = titleOf(file, t);
  const codes = useMemo(() => boardAsCodes(file), [file]);
  const letters = useMemo(() => boardAsText(file), [file]);
  const [photo] = useState(() => photoToShare(file));
  const [withPhoto, setWithPhoto] = useState(false);
  const hand = () => {
    sendText(title, letters).then(setCopied, () => setCopied(false));
  };
  return (
    <Screen
      title={text.title}
      backLabel={t.common.back}
      onBack={onBack}
      testID="share"
      footer={
        <>
          {photo ? (
            <Toggle
              label={text.withPhoto}
              note={text.withPhotoNote}
              value={withPhoto}
              testID="share-photo"
              onChange={setWithPhoto}
            />
          ) : null}
          <Keys>
            <Key
              label={SAVES ? text.file : text.sendFile}
              icon="crate"
              testID="share-file"
              basis="46%"
              onPress={() =>
                void handOut(
                  fileName(file.name, time()),
                  boardAsFile(file, withPhoto ? photo : null),
                )
              }
            />
            <Key
              label={SENDS ? text.send : text.copy}
              icon="copy"
              testID="share-text"
              basis="46%"
              onPress={hand}
            />
          </Keys>
        </>
      }
    >
      <Type size="heading" serif bold center testID="share-title">
        {title}
      </Type>
      {isPlayable(file) ? null : (
        <Type size="small" tone="accent" center testID="share-unfinished">
          {text.unfinished}
        </Type>
      )}
      {codes ? (
        <Codes codes={codes} />
      ) : (
        <Type tone="quiet" center testID="share-too-many">
          {text.tooMany}
        </Type>
      )}
      {copied === true && !SENDS ? (
        <Type bold center live testID="share-copied">
          {text.copied}
        </Type>
      ) : null}
      {copied === false ? (
        <>
          <Type>{text.notCopied}</Type>
          <Field
            label={text.text}
            value={letters}
            editable={false}
            multiline
            selectTextOnFocus
            testID="share-letters"
          />
        </>
      ) : null}
    </Screen>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { share: text } = useCatalog();
  const { width, height } = useWindowDimensions();
  const [at, setAt] = useState(0);
  const [turning, setTurning] = useState(false);
  const many = codes.length > 1;
  const turn = (by: number) => setAt((now) => (now + by + codes.length) % codes.length);
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % codes.length), TURN_EVERY);
    return () => clearInterval(timer);
  }, [turning, codes.length]);
  const size = Math.max(220, Math.min(width - 36, height - 360, LARGEST));
  return (
    <View style={styles.codes}>
      <QrCode
        text={codes[at] ?? ''}
        size={size}
        label={text.code(at + 1, codes.length)}
        testID="qr"
      />
      {many ? (
        <>
          <View style={styles.pages}>
            <IconButton
              icon="back"
              label={text.previous}
              onPress={() => turn(-1)}
              testID="qr-previous"
            />
            <Type size="figure" center style={styles.page} live testID="qr-part">
              {text.part(at + 1, codes.length)}
            </Type>
            <IconButton icon="forward" label={text.next} onPress={() => turn(1)} testID="qr-next" />
          </View>
          <Chip
            label={text.auto}
            on={turning}
            onPress={() => setTurning(!turning)}
            testID="qr-auto"
          />
        </>
      ) : null}
      <Type size="small" tone="quiet" center style={styles.note}>
        {text.codesNote}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  codes: { alignItems: 'center', gap: 10 },
  pages: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  page: { minWidth: 96 },
  note: { maxWidth: 460 },
});
