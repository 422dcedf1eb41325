import { useLocalSearchParams } from 'expo-router';

import { RaceScreen } from '@/components/race/RaceScreen';
import { GameDoor } from '@/components/table/GameDoor';
import { useBack } from '@/components/useBack';

export default function RaceRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const onBack = useBack();
  return <GameDoor id={id}>{(open) => <RaceScreen open={open} onBack={onBack} />}</GameDoor>;
}
