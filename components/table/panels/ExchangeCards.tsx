import { useState } from 'react';
import { View } from 'react-native';

import { useTable } from '@/components/table/useTable';
import { Type } from '@/components/ui/Type';
import type { Resource } from '@/engine/europe/vocabulary';

import { CardKeys } from './CardKeys';

/** Three of one kind for a card of another, or for one gold. */
export function ExchangeCards() {
  const { t, enter } = useTable();
  const [give, setGive] = useState<Resource | null>(null);
  return (
    <View testID="exchange-cards" style={{ gap: 10 }}>
      <Type bold>{t.trade.giveThree}</Type>
      <CardKeys
        testID="give"
        chosen={give}
        onPress={(kind) => {
          if (kind !== 'gold') setGive(kind);
        }}
      />
      {give ? (
        <>
          <Type bold>{t.trade.getOne}</Type>
          <CardKeys
            testID="get"
            gold
            without={give}
            onPress={(get) => enter({ type: 'exchange', give, get })}
          />
        </>
      ) : null}
    </View>
  );
}
