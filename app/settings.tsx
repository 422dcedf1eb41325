import { SettingsScreen } from '@/components/settings/SettingsScreen';
import { useBack } from '@/components/useBack';

export default function SettingsRoute() {
  return <SettingsScreen onBack={useBack()} />;
}
