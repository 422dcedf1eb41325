import { useLocalSearchParams } from 'expo-router';

import { NewGame } from '@/components/newGame/NewGame';
import { useBack } from '@/components/useBack';

export default function NewRoute() {
  const { board } = useLocalSearchParams<{ board?: string }>();
  return <NewGame on={board} onBack={useBack()} />;
}
