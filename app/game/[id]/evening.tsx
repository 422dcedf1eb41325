import { useLocalSearchParams } from 'expo-router';

import { EveningScreen } from '@/components/evening/EveningScreen';
import { GameDoor } from '@/components/table/GameDoor';
import { useBack } from '@/components/useBack';

export default function EveningRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const onBack = useBack();
  return <GameDoor id={id}>{(open) => <EveningScreen open={open} onBack={onBack} />}</GameDoor>;
}
