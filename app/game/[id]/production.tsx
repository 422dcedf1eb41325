import { useLocalSearchParams } from 'expo-router';

import { ProductionScreen } from '@/components/production/ProductionScreen';
import { GameDoor } from '@/components/table/GameDoor';
import { useBack } from '@/components/useBack';

export default function ProductionRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const onBack = useBack();
  return <GameDoor id={id}>{(open) => <ProductionScreen open={open} onBack={onBack} />}</GameDoor>;
}
