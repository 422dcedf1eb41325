import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { pickText } from '@/components/games/files';
import { useCatalog } from '@/components/language';
import { Key, Keys } from '@/components/table/Key';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import { Screen } from '@/components/ui/Screen';
import { Type } from '@/components/ui/Type';
import { addBoard } from '@/store/boards';
import { keepPhoto } from '@/store/photos';
import { addScan, codesIn, readCode, type Code, type Scans } from '@/store/codes';
import { MOST_TEXT, readScans, readShared, type Shared } from '@/store/share';
import type { ShelfFault } from '@/store/shelf';

import { Camera } from './Camera';
import { Found } from './Found';
import { hasCamera, openPermissions, pickPictures } from './handing';
import { ScanProgress } from './ScanProgress';

/** Nothing is kept before it has been looked at: what was read is shown first. */
export function ImportScreen({ onBack }: { readonly onBack: () => void }) {
  const t = useCatalog();
  const router = useRouter();
  const palette = usePalette();
  const { share: text } = t;
  const [pasted, setPasted] = useState('');
  const [shared, setShared] = useState<Shared | null>(null);
  const [scans, setScans] = useState<Scans | null>(null);
  const [told, setTold] = useState('');
  const [stranger, setStranger] = useState<Code | null>(null);
  const [refused, setRefused] = useState(false);
  const [camera, setCamera] = useState<'none' | 'there' | 'open'>('none');
  const [fault, setFault] = useState<ShelfFault | null>(null);
  /** The board is kept, its photo had no room. */
  const [unpictured, setUnpictured] = useState(false);

  useEffect(() => {
    let here = true;
    void hasCamera().then((there) => {
      if (here && there) setCamera('there');
    });
    return () => {
      here = false;
    };
  }, []);

  /** Codes in any order; those of another set are told, not mixed in. */
  const scan = (codes: readonly Code[], from: Scans | null) => {
    let next = from;
    let other: Code | null = null;
    let fresh = false;
    for (const code of codes) {
      const added = addScan(next, code);
      next = added.scans;
      if (added.told === 'other-set') other = code;
      else if (added.told === 'new') fresh = true;
    }
    setScans(next);
    setStranger(other);
    setTold(other ? text.otherSet : fresh ? '' : text.known);
    const complete = next && readScans(next);
    setShared(complete);
    if (complete && camera === 'open') setCamera('there');
  };
  const read = (handed: string) => {
    setFault(null);
    setUnpictured(false);
    const codes = handed.length > MOST_TEXT ? [] : codesIn(handed);
    if (codes.length > 0) return scan(codes, scans);
    setTold('');
    setShared(readShared(handed));
  };
  const pick = async () => {
    const picked = await pickText(MOST_TEXT);
    if (!picked) return;
    if ('text' in picked) return read(picked.text);
    setFault(null);
    setTold(picked.fault === 'unreadable' ? text.notRead : '');
    setShared(picked.fault === 'unreadable' ? null : { fault: picked.fault });
  };
  const seen = (handed: string) => {
    const code = readCode(handed);
    // A camera sees the same code many times over; that is nothing to tell.
    if (code && (scans?.parts[code.part - 1] !== code.letters || scans.sum !== code.sum)) {
      scan([code], scans);
    }
  };
  const pictures = (found: readonly (readonly string[])[]) => {
    const codes = found.flat().flatMap((each) => readCode(each) ?? []);
    if (codes.length > 0) scan(codes, scans);
    else setTold(text.noCode(found.length));
  };
  const startOver = () => scan(stranger ? [stranger] : [], null);
  const keep = () => {
    if (!shared || !('file' in shared)) return;
    const leave = () => router.dismissTo('/boards' as never);
    if (unpictured) return leave();
    const added = addBoard(shared.file, 'imported');
    setFault(added.fault);
    if (added.fault) return;
    const { photo } = shared;
    const homeless = typeof photo === 'object' && keepPhoto(added.id, photo) !== null;
    setUnpictured(homeless);
    if (!homeless) leave();
  };

  return (
    <Screen
      title={text.take}
      backLabel={t.common.back}
      onBack={onBack}
      testID="import-board"
      footer={
        shared && 'file' in shared ? (
          <>
            {fault ? (
              <Type tone="accent" bold live testID="import-fault">
                {t.boards.notKept[fault]}
              </Type>
            ) : null}
            {unpictured ? (
              <Type bold live testID="import-no-room">
                {text.photoNotKept}
              </Type>
            ) : null}
            <Button
              kind="filled"
              label={unpictured ? t.boards.toBoards : text.keep}
              onPress={keep}
              testID="keep-board"
            />
          </>
        ) : undefined
      }
    >
      {shared ? (
        <Found shared={shared} />
      ) : (
        <View style={[styles.frame, { borderColor: palette.line }]}>
          <Icon name="map" size={54} colour={palette.line} />
          <Type tone="quiet" center>
            {text.takeNote}
          </Type>
        </View>
      )}
      {camera === 'open' ? (
        <View style={styles.camera}>
          <Camera
            label={text.cameraNote}
            onCode={seen}
            onRefused={() => {
              setCamera('there');
              setRefused(true);
            }}
          />
          <Type size="small" tone="quiet" center>
            {text.cameraNote}
          </Type>
        </View>
      ) : null}
      {scans ? <ScanProgress scans={scans} /> : null}
      {told ? (
        <Type bold live testID="import-told">
          {told}
        </Type>
      ) : null}
      {refused ? (
        <>
          <Type bold live testID="camera-refused">
            {text.cameraRefused}
          </Type>
          {openPermissions ? (
            <Button
              label={text.openPermissions}
              onPress={openPermissions}
              testID="open-permissions"
            />
          ) : null}
        </>
      ) : null}
      {stranger ? <Button label={text.startOver} onPress={startOver} testID="start-over" /> : null}
      <Keys>
        <Key
          label={text.pickFile}
          icon="list"
          testID="pick-file"
          basis="30%"
          onPress={() => void pick()}
        />
        <Key
          label={text.pickPictures}
          icon="copy"
          testID="pick-pictures"
          basis="30%"
          onPress={() => pickPictures(() => setTold(text.reading), pictures)}
        />
        {camera === 'none' ? null : (
          <Key
            label={camera === 'open' ? t.common.close : text.camera}
            icon={camera === 'open' ? 'close' : 'fit'}
            testID="camera"
            basis="30%"
            onPress={() => {
              setRefused(false);
              setCamera(camera === 'open' ? 'there' : 'open');
            }}
          />
        )}
      </Keys>
      <Field
        label={text.paste}
        value={pasted}
        onChange={setPasted}
        multiline
        testID="paste-board"
      />
      <Button label={text.read} onPress={() => read(pasted)} testID="read-board" />
    </Screen>
  );
}

const styles = StyleSheet.create({
  camera: { gap: 6 },
  frame: {
    minHeight: 190,
    padding: 20,
    gap: 12,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
