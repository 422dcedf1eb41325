import { BoardsScreen } from '@/components/boards/BoardsScreen';
import { useBack } from '@/components/useBack';

export default function BoardsRoute() {
  return <BoardsScreen onBack={useBack()} />;
}
