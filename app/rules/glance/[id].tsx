import { useLocalSearchParams } from 'expo-router';

import { NotFound } from '@/components/home/NotFound';
import { GlanceScreen } from '@/components/rules/GlanceScreen';
import { GLANCE_IDS } from '@/rules/pages';

export default function GlanceRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const page = GLANCE_IDS.find((known) => known === id);
  return page ? <GlanceScreen id={page} /> : <NotFound />;
}
