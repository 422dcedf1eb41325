import { router, Stack, type ErrorBoundaryProps } from 'expo-router';
import { useEffect } from 'react';
import { StatusBar } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Mishap, MishapBoundary } from '@/components/home/Mishap';
import { useLanguage } from '@/components/language';
import { ThemeProvider, usePalette, useTheme } from '@/components/theme';
import { usePage } from '@/components/usePage';
import { useOpening } from '@/store/opening';
import { keepRecord } from '@/store/players';
import { useSettings } from '@/store/settings';

export default function RootLayout() {
  const theme = useSettings((settings) => settings.theme);
  const { done } = useOpening();
  useEffect(keepRecord, []);
  if (!done) return null;
  return (
    <ThemeProvider choice={theme}>
      <SafeAreaProvider>
        <Pages />
      </SafeAreaProvider>
    </ThemeProvider>
  );
}

const toHome = () => router.replace('/');

function Pages() {
  const palette = usePalette();
  const { name } = useTheme();
  usePage({ language: useLanguage(), colour: palette.page });
  return (
    <>
      <StatusBar barStyle={name === 'light' ? 'dark-content' : 'light-content'} />
      <Stack
        screenOptions={{ headerShown: false, contentStyle: { backgroundColor: palette.page } }}
        screenLayout={({ children }) => <MishapBoundary onHome={toHome}>{children}</MishapBoundary>}
      />
    </>
  );
}

/** For what fails outside every page, when there is no navigation to go back with. */
export function ErrorBoundary({ retry }: ErrorBoundaryProps) {
  return <Mishap onHome={() => void retry()} />;
}
