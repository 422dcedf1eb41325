import { useLocalSearchParams } from 'expo-router';

import { CheckScreen } from '@/components/check/CheckScreen';
import { GameDoor } from '@/components/table/GameDoor';
import { useBack } from '@/components/useBack';

export default function CheckRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const onBack = useBack();
  return <GameDoor id={id}>{(open) => <CheckScreen open={open} onBack={onBack} />}</GameDoor>;
}
