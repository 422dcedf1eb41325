import { useLocalSearchParams } from 'expo-router';

import { ResultScreen } from '@/components/evening/ResultScreen';
import { GameDoor } from '@/components/table/GameDoor';
import { useBack } from '@/components/useBack';

export default function ResultRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const onBack = useBack();
  return <GameDoor id={id}>{(open) => <ResultScreen open={open} onBack={onBack} />}</GameDoor>;
}
