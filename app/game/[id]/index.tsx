import { useLocalSearchParams } from 'expo-router';

import { GameDoor } from '@/components/table/GameDoor';
import { TableScreen } from '@/components/table/TableScreen';
import { useBack } from '@/components/useBack';

export default function GameRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const onBack = useBack();
  return <GameDoor id={id}>{(open) => <TableScreen open={open} onBack={onBack} />}</GameDoor>;
}
