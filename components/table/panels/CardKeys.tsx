import type { ReactNode } from 'react';

import { Coin } from '@/components/pieces/Coin';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { Key, Keys } from '@/components/table/Key';
import { useTable } from '@/components/table/useTable';
import { RESOURCES, type Resource } from '@/engine/europe/vocabulary';

/** The five kinds of cards side by side, and gold where it is one of the choices. */
export function CardKeys({
  chosen = null,
  without = null,
  gold = false,
  onPress,
  testID,
}: {
  readonly chosen?: Resource | 'gold' | null;
  readonly without?: Resource | null;
  readonly gold?: boolean;
  readonly onPress: (kind: Resource | 'gold') => void;
  readonly testID: string;
}) {
  const { t } = useTable();
  const key = (kind: Resource | 'gold', label: string, picture: ReactNode) => (
    <Key
      key={kind}
      testID={`${testID}-${kind}`}
      label={label}
      chosen={chosen === kind}
      disabled={kind === without}
      basis={gold ? '14%' : '17%'}
      onPress={() => onPress(kind)}
    >
      {picture}
    </Key>
  );
  return (
    <Keys>
      {RESOURCES.map((resource) =>
        key(
          resource,
          t.words.resources[resource],
          <ResourceCard resource={resource} height={38} />,
        ),
      )}
      {gold ? key('gold', t.words.pieces.gold, <Coin size={34} value={1} />) : null}
    </Keys>
  );
}
