import { useLocalSearchParams } from 'expo-router';

import { useReturned } from '@/components/rules/reading';
import { GameDoor } from '@/components/table/GameDoor';
import { Table } from '@/components/table/Table';
import { useBack } from '@/components/useBack';

export default function GameRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const onBack = useBack();
  useReturned();
  return <GameDoor id={id}>{(open) => <Table open={open} onBack={onBack} />}</GameDoor>;
}
