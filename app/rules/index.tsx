import { useLocalSearchParams } from 'expo-router';

import { RulesIndex } from '@/components/rules/RulesIndex';

export default function RulesRoute() {
  const { ask } = useLocalSearchParams<{ ask?: string }>();
  return <RulesIndex asking={ask !== undefined} />;
}
