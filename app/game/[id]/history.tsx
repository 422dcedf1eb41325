import { useLocalSearchParams } from 'expo-router';

import { HistoryScreen } from '@/components/history/HistoryScreen';
import { GameDoor } from '@/components/table/GameDoor';
import { useBack } from '@/components/useBack';

export default function HistoryRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const onBack = useBack();
  return <GameDoor id={id}>{(open) => <HistoryScreen open={open} onBack={onBack} />}</GameDoor>;
}
