import { useRouter } from 'expo-router';

import { useCatalog } from '@/components/language';

import { Notice } from './Notice';

export function NotFound() {
  const t = useCatalog();
  const router = useRouter();
  return (
    <Notice
      testID="not-found"
      title={t.home.offChart}
      note={t.home.noPage}
      actions={[
        { label: t.home.toStart, onPress: () => router.replace('/'), testID: 'not-found-home' },
      ]}
    />
  );
}
