import { GamesScreen } from '@/components/games/GamesScreen';
import { useBack } from '@/components/useBack';

export default function GamesRoute() {
  return <GamesScreen onBack={useBack()} />;
}
