const viewports = { phone: '390x844', tablet: '1024x768' };

const chromium = (viewport) => ({ type: './e2e/driver/chromium.js', device: { viewport } });

/** @type {Detox.DetoxConfig} */
module.exports = {
  testRunner: {
    args: { $0: 'jest', config: 'e2e/jest.config.js' },
    jest: { setupTimeout: 120000 },
  },
  artifacts: { rootDir: 'artifacts' },
  apps: {
    web: { type: 'web.export', binaryPath: 'dist', bundleId: 'kontor' },
    android: {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      build:
        'KONTOR_DETOX=1 npx expo prebuild --platform android && cd android && ./gradlew app:assembleRelease app:assembleAndroidTest -DtestBuildType=release',
      testBinaryPath:
        'android/app/build/outputs/apk/androidTest/release/app-release-androidTest.apk',
    },
    ios: {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/Kontor.app',
      build:
        'npx expo prebuild --platform ios && xcodebuild -workspace ios/Kontor.xcworkspace -scheme Kontor -configuration Release -sdk iphonesimulator -derivedDataPath ios/build',
    },
  },
  devices: {
    phone: chromium(viewports.phone),
    tablet: chromium(viewports.tablet),
    emulator: { type: 'android.emulator', device: { avdName: 'Pixel_7_API_35' } },
    simulator: { type: 'ios.simulator', device: { type: 'iPhone 16' } },
  },
  configurations: {
    'web.chromium': { device: 'phone', app: 'web' },
    'web.chromium.tablet': { device: 'tablet', app: 'web' },
    'android.emu.release': { device: 'emulator', app: 'android' },
    'ios.sim.release': { device: 'simulator', app: 'ios' },
  },
};
