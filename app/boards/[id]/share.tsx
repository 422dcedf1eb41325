import { useLocalSearchParams } from 'expo-router';

import { ShareScreen } from '@/components/share/door';
import { useBack } from '@/components/useBack';

export default function ShareRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <ShareScreen key={id} id={id} onBack={useBack()} />;
}
