const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const {
  AndroidConfig,
  withAndroidManifest,
  withAppBuildGradle,
  withDangerousMod,
  withProjectBuildGradle,
} = require('expo/config-plugins');

/** Detox brings its own library, which lies in its package. */
const REPOSITORY = 'maven { url "$rootDir/../node_modules/detox/Detox-android" }';
const RUNNER = `testBuildType System.getProperty('testBuildType', 'debug')
        testInstrumentationRunner 'androidx.test.runner.AndroidJUnitRunner'`;
const LIBRARY = "androidTestImplementation('com.wix:detox:+')";

const testOf = (packageName) => `package ${packageName};

import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.filters.LargeTest;
import androidx.test.rule.ActivityTestRule;
import com.wix.detox.Detox;
import com.wix.detox.config.DetoxConfig;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
@LargeTest
public class DetoxTest {
    @Rule
    public ActivityTestRule<MainActivity> rule = new ActivityTestRule<>(MainActivity.class, false, false);

    @Test
    public void runDetoxTests() {
        DetoxConfig config = new DetoxConfig();
        config.idlePolicyConfig.masterTimeoutSec = 90;
        config.idlePolicyConfig.idleResourceTimeoutSec = 60;
        config.rnContextLoadTimeoutSec = 180;
        Detox.runTests(rule, config);
    }
}
`;

function insertAfter(text, mark, added) {
  if (text.includes(added)) return text;
  if (!text.includes(mark)) throw new Error(`Expo's template has no ${mark} any more.`);
  return text.replace(mark, `${mark}\n        ${added}`);
}

/** The specs on an emulator need Detox inside the app; an app for people must not have it. */
module.exports = (config) => {
  if (!process.env.KONTOR_DETOX) return config;
  const steps = [
    (each) =>
      withProjectBuildGradle(each, (given) => {
        const { contents } = given.modResults;
        given.modResults.contents = insertAfter(
          contents,
          contents
            .slice(contents.indexOf('allprojects'))
            .match(/allprojects\s*{\s*repositories\s*{/)[0],
          REPOSITORY,
        );
        return given;
      }),
    (each) =>
      withAppBuildGradle(each, (given) => {
        const withRunner = insertAfter(given.modResults.contents, 'defaultConfig {', RUNNER);
        given.modResults.contents = insertAfter(withRunner, '\ndependencies {', LIBRARY);
        return given;
      }),
    (each) =>
      withAndroidManifest(each, (given) => {
        // Detox speaks to the app over the emulator's own network, unencrypted.
        const application = AndroidConfig.Manifest.getMainApplicationOrThrow(given.modResults);
        application.$['android:usesCleartextTraffic'] = 'true';
        return given;
      }),
    (each) =>
      withDangerousMod(each, [
        'android',
        (given) => {
          const packageName = given.android.package;
          const folder = path.join(
            given.modRequest.platformProjectRoot,
            'app/src/androidTest/java',
            ...packageName.split('.'),
          );
          mkdirSync(folder, { recursive: true });
          writeFileSync(path.join(folder, 'DetoxTest.java'), testOf(packageName));
          return given;
        },
      ]),
  ];
  return steps.reduce((each, step) => step(each), config);
};
