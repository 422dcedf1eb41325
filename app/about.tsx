import { About } from '@/components/home/About';
import { useBack } from '@/components/useBack';

export default function AboutRoute() {
  return <About onBack={useBack()} />;
}
