import { ImportScreen } from '@/components/share/door';
import { useBack } from '@/components/useBack';

export default function ImportRoute() {
  return <ImportScreen onBack={useBack()} />;
}
