import { maybe, object, whole, yesNo, type Shape } from '../shape';
import { BUNDLE, type Bundle } from './bundle';

/**
 * What a development card may do (E-DEV-3). The texts are on the table's cards; these are the
 * only effects the mirror has to follow.
 */
export interface CardEffects {
  readonly robber?: boolean | undefined;
  readonly gold?: number | undefined;
  readonly cards?: Bundle | undefined;
  /** So many cards of the player's own choice, told when the card is played. */
  readonly anyCards?: number | undefined;
  readonly routes?: number | undefined;
  readonly merchantSteps?: number | undefined;
  readonly caravanSteps?: number | undefined;
  readonly tollFree?: boolean | undefined;
  readonly dice?: boolean | undefined;
}

export const CARD_EFFECTS: Shape<CardEffects> = object<CardEffects>({
  robber: maybe(yesNo),
  gold: maybe(whole(0, 20)),
  cards: maybe(BUNDLE),
  anyCards: maybe(whole(0, 10)),
  routes: maybe(whole(0, 5)),
  merchantSteps: maybe(whole(0, 30)),
  caravanSteps: maybe(whole(0, 30)),
  tollFree: maybe(yesNo),
  dice: maybe(yesNo),
});
