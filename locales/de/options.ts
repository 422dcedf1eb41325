import type { options as Source } from '../en/options';

export const options: typeof Source = {
  startCoins: {
    name: 'Münzen für Startkontore',
    explanation: 'Die Anleitung schweigt: Zahlen Städte mit Münzen schon beim Aufbau?',
  },
  startTokens: {
    name: 'Zahlenchips für Startkontore',
    explanation:
      'Die Anleitung schweigt: Bringt ein Startkontor an einem leeren Feld einen Zahlenchip?',
  },
  doubleChain: {
    name: 'Doppelpfeile in Folge',
    explanation:
      'Die Anleitung schweigt: Bringt ein kostenloser Weg auf einem Doppelpfeil noch einen?',
  },
  bankLimited: {
    name: 'Die Bank kann leer werden',
    explanation:
      'Die Anleitung schweigt: Zahlt die Bank nicht mehr, wenn alle 100 Gold im Spiel sind?',
  },
  robberFollows: {
    name: 'Der Räuber folgt dem Chip',
    explanation: 'Die Anleitung schweigt: Geht der Räuber mit, wenn der Chip unter ihm wandert?',
  },
  merchantWaits: {
    name: 'Händler dürfen warten',
    explanation:
      'Die Anleitung schweigt: Darf ein Händler in einer freien Stadt halten, wenn kein Kontor mehr da ist?',
  },
};
