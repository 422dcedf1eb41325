import { readFileSync } from 'node:fs';
import path from 'node:path';

import { LANGUAGES } from '@/locales/language';

const root = path.join(__dirname, '../..');
const json = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;

type Texts = Readonly<Record<string, string>>;
const { expo } = json('app.json') as {
  expo: {
    locales: Texts;
    ios: { infoPlist: Readonly<Record<string, unknown>> };
    android: { permissions: string[]; blockedPermissions: string[] };
    plugins: (string | [string, Readonly<Record<string, unknown>>])[];
  };
};
const purposes = Object.keys(expo.ios.infoPlist).filter((key) => key.startsWith('NS'));
const optionsOf = (name: string) =>
  expo.plugins.flatMap((plugin) => (plugin[0] === name ? [plugin[1]] : []))[0];

describe('what a phone is asked for', () => {
  it('is the camera and pictures, nothing else', () => {
    expect(purposes).toEqual(['NSCameraUsageDescription', 'NSPhotoLibraryUsageDescription']);
    expect(expo.android.permissions).toEqual([]);
  });

  it('is never the microphone', () => {
    expect(expo.android.blockedPermissions).toContain('android.permission.RECORD_AUDIO');
    expect(optionsOf('expo-camera')).toEqual({
      microphonePermission: false,
      recordAudioAndroid: false,
    });
    expect(optionsOf('expo-image-picker')).toEqual({ microphonePermission: false });
  });

  it('is explained in every language', () => {
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      const { ios } = json(expo.locales[language]!) as { ios: Texts };
      expect(Object.keys(ios)).toEqual(purposes);
      for (const [purpose, text] of Object.entries(ios)) {
        expect(text).not.toBe(expo.ios.infoPlist[purpose]);
        // It goes between quotation marks as it is.
        expect(text).not.toContain('"');
      }
    }
  });
});
