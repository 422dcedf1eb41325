import { RecordScreen } from '@/components/record/RecordScreen';
import { useBack } from '@/components/useBack';

export default function PlayersRoute() {
  return <RecordScreen onBack={useBack()} />;
}
