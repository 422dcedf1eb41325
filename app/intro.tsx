import { IntroScreen } from '@/components/intro/IntroScreen';
import { useReturned } from '@/components/rules/reading';
import { useBack } from '@/components/useBack';

export default function IntroRoute() {
  const onBack = useBack();
  useReturned();
  return <IntroScreen onBack={onBack} />;
}
