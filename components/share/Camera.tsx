import { Camera as Device, CameraView } from 'expo-camera';
import { useEffect, useRef, useState } from 'react';
import { StyleSheet } from 'react-native';

export interface CameraProps {
  readonly onCode: (text: string) => void;
  readonly onRefused: () => void;
  readonly label: string;
}

/** What the camera sees, until every code has been read. */
export function Camera({ onCode, onRefused, label }: CameraProps) {
  const [granted, setGranted] = useState(false);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  useEffect(() => {
    let open = true;
    Device.requestCameraPermissionsAsync().then(
      (answer) => {
        if (!open) return;
        if (answer.granted) setGranted(true);
        else refused.current();
      },
      () => open && refused.current(),
    );
    return () => {
      open = false;
    };
  }, []);
  // Without leave there would be a black window.
  return granted ? (
    <CameraView
      testID="camera-picture"
      accessible
      aria-label={label}
      facing="back"
      barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
      onBarcodeScanned={({ data }) => onCode(data)}
      onMountError={onRefused}
      style={styles.window}
    />
  ) : null;
}

const styles = StyleSheet.create({
  window: { width: '100%', aspectRatio: 4 / 3, borderRadius: 8, overflow: 'hidden' },
});
