import { useLocalSearchParams } from 'expo-router';

import { DeckScreen } from '@/components/deck/DeckScreen';
import { useBack } from '@/components/useBack';

export default function DeckRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <DeckScreen key={id} id={id} onBack={useBack()} />;
}
