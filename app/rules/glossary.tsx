import { GlossaryScreen } from '@/components/rules/GlossaryScreen';

export default function GlossaryRoute() {
  return <GlossaryScreen />;
}
