const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins');

const { ensureToolsAvailable } = AndroidConfig.Manifest;

/** Leave to use the camera makes a store ask for these, unless it is told otherwise. */
const FEATURES = ['android.hardware.camera', 'android.hardware.camera.autofocus'];
/** Without it nothing can be sent: what the code reader writes down about itself is thrown away. */
const SENDER = 'com.google.android.datatransport.runtime.backends.TransportBackendDiscovery';
/** Would have a second code reader downloaded, one with a screen of its own. */
const SECOND_READER = 'com.google.mlkit.vision.DEPENDENCIES';

const gone = (name) => ({ $: { 'android:name': name, 'tools:node': 'remove' } });
const without = (list = [], name) => list.filter(({ $ }) => $['android:name'] !== name);

/** A camera is welcome, not needed; and the code reader that comes with it sends nothing anywhere. */
module.exports = (config) =>
  withAndroidManifest(config, (given) => {
    const { manifest } = ensureToolsAvailable(given.modResults);
    for (const name of FEATURES) {
      manifest['uses-feature'] = [
        ...without(manifest['uses-feature'], name),
        { $: { 'android:name': name, 'android:required': 'false' } },
      ];
    }
    const application = AndroidConfig.Manifest.getMainApplicationOrThrow(given.modResults);
    application.service = [...without(application.service, SENDER), gone(SENDER)];
    application['meta-data'] = [
      ...without(application['meta-data'], SECOND_READER),
      gone(SECOND_READER),
    ];
    return given;
  });
