import { useLocalSearchParams } from 'expo-router';

import { useReturned } from '@/components/rules/reading';
import { GameDoor } from '@/components/table/GameDoor';
import { TableScreen } from '@/components/table/TableScreen';
import { useBack } from '@/components/useBack';

export default function GameRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const onBack = useBack();
  useReturned();
  return <GameDoor id={id}>{(open) => <TableScreen open={open} onBack={onBack} />}</GameDoor>;
}
