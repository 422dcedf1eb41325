import { useRouter } from 'expo-router';
import { useCallback } from 'react';

/** The way back; whoever came in by an address goes to the start page. */
export function useBack(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (router.canGoBack()) router.back();
    else router.replace('/');
  }, [router]);
}
