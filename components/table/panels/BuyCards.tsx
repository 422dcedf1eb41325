import { View } from 'react-native';

import { Coin } from '@/components/pieces/Coin';
import { Hero } from '@/components/table/Hero';
import { useTable } from '@/components/table/useTable';
import { CARD_PRICE, PURCHASES_A_TURN } from '@/engine/europe/components';

import { CardKeys } from './CardKeys';

/** Two gold, one card; twice a turn. */
export function BuyCards() {
  const { state, t, enter } = useTable();
  return (
    <View testID="buy-cards" style={{ gap: 10 }}>
      <Hero
        title={t.trade.buyWhich}
        note={t.trade.bought(state.turn.purchases, PURCHASES_A_TURN)}
        trailing={<Coin size={38} value={CARD_PRICE} label={t.words.count.gold(CARD_PRICE)} />}
      />
      <CardKeys
        testID="buy"
        onPress={(kind) => {
          if (kind !== 'gold') enter({ type: 'buy', resource: kind });
        }}
      />
    </View>
  );
}
