import { NewGame } from '@/components/newGame/NewGame';
import { useBack } from '@/components/useBack';

export default function NewRoute() {
  return <NewGame onBack={useBack()} />;
}
