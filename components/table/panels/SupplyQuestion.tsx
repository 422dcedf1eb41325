import { View } from 'react-native';

import { Hero } from '@/components/table/Hero';
import { useTable } from '@/components/table/useTable';
import { Button, Buttons } from '@/components/ui/Button';
import type { CommandOf } from '@/engine/europe/commands';
import type { Question } from '@/engine/europe/questions';

/** A supply the mirror is not sure of: are there enough, yes or no. */
export function SupplyQuestion({
  command,
  question,
  onAnswer,
}: {
  readonly command: CommandOf<'roll'>;
  readonly question: Extract<Question, { readonly ask: 'supply' }>;
  /** The roll with the answer in it. */
  readonly onAnswer: (command: CommandOf<'roll'>) => void;
}) {
  const { t } = useTable();
  const [next] = question.of;
  if (!next) return null;
  const { resource, atLeast } = next;
  const { enough = [], short = [] } = command;
  return (
    <View testID="supply-question">
      <Hero
        figure={command.dice}
        title={t.questions.supply(resource, atLeast)}
        note={t.questions.supplyIfNot(resource)}
      />
      <Buttons>
        <Button
          label={t.common.yes}
          kind="filled"
          testID="supply-enough"
          onPress={() => onAnswer({ ...command, enough: [...enough, resource] })}
        />
        <Button
          label={t.common.no}
          testID="supply-short"
          onPress={() => onAnswer({ ...command, short: [...short, resource] })}
        />
      </Buttons>
    </View>
  );
}
