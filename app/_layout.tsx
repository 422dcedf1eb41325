import { Stack } from 'expo-router';
import { StatusBar } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { usePalette } from '@/components/theme';

export default function RootLayout() {
  const palette = usePalette();
  return (
    <SafeAreaProvider>
      <StatusBar barStyle="default" />
      <Stack
        screenOptions={{ headerShown: false, contentStyle: { backgroundColor: palette.page } }}
      />
    </SafeAreaProvider>
  );
}
