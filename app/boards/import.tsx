import { ImportScreen } from '@/components/share/ImportScreen';
import { useBack } from '@/components/useBack';

export default function ImportRoute() {
  return <ImportScreen onBack={useBack()} />;
}
