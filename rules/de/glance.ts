import { words } from '@/locales/de/words';

import type { GlanceTexts } from '../glance';

export const glance: GlanceTexts = {
  turn: {
    title: 'Zugablauf',
    sections: {
      harvest: {
        heading: 'Ertragsphase',
        rows: {
          cardFirst: { label: 'Entwicklungskarte', value: 'wenn schon vor dem Wurf' },
          roll: { label: 'Keine 7: Erträge', value: 'eine Karte je Kontor' },
          nothing: { label: 'Gar keine Karte' },
          seven: { label: '7: der Räuber', value: 'abwerfen, versetzen, stehlen' },
        },
      },
      action: {
        heading: 'Aktionsphase: beliebige Folge',
        rows: {
          trade: { label: 'Handeln', value: 'miteinander und mit dem Vorrat' },
          invest: { label: 'Investieren', value: 'Wege, Kaufmannszüge, Händler, Karten' },
          moveMerchant: { label: 'Händler', value: 'bis zu 3 Kreuzungen' },
          moveCaravan: { label: 'Kaufmannszug', value: 'bis zu 3 Handelswege' },
          deliver: { label: 'Lieferung', value: 'unterwegs oder im Stand' },
          card: { label: 'Entwicklungskarte', value: 'eine im Zug, keine neue' },
        },
      },
    },
  },
  prices: {
    title: 'Preise',
    sections: {
      investments: {
        heading: 'Investitionen',
        rows: {
          route: { label: 'Handelsweg' },
          caravan: { label: 'Kaufmannszug' },
          merchant: { label: 'Händler' },
          developmentCard: { label: 'Entwicklungskarte' },
        },
      },
      movement: {
        heading: 'Bewegung',
        rows: {
          merchantSteps: { label: 'Händler', value: 'bis zu 3 Kreuzungen' },
          caravanSteps: { label: 'Kaufmannszug', value: 'bis zu 3 Handelswege' },
          toll: { label: 'Fremde Wege', value: 'je Farbe, Kaufmannszug und Zug' },
        },
      },
      trade: {
        heading: 'Handel',
        rows: {
          buy: { label: 'Beliebige Rohstoffkarte', value: 'höchstens 2 im Zug' },
          exchange: { label: '3 gleiche Karten', value: '1 Gold oder eine andere Karte' },
        },
      },
      free: {
        heading: 'Kostenlos',
        rows: {
          post: { label: 'Kontor', value: 'Händler hält in freier Stadt' },
          delivery: { label: 'Lieferung' },
          doubleArrow: { label: 'Zweiter Weg', value: 'nach einem Doppelpfeil' },
        },
      },
    },
  },
  seven: {
    title: 'Die Sieben',
    sections: {
      steps: {
        heading: 'Der Reihe nach',
        rows: {
          noHarvest: { label: 'Kein Ertrag', value: 'keine Karten, keine Entschädigung' },
          discard: { label: 'Mehr als 7 Karten', value: 'die Hälfte abwerfen' },
          robber: { label: 'Räuber', value: 'auf ein anderes Feld mit Zahl' },
          steal: { label: 'Stehlen', value: '1 verdeckte Karte an diesem Feld' },
        },
      },
      discards: { heading: 'Wie viele abwerfen', rows: {} },
    },
  },
  gold: {
    title: 'Gold',
    sections: {
      earn: {
        heading: 'Woher',
        rows: {
          start: { label: 'Zu Beginn' },
          compensation: { label: 'Wurf ohne Karten', value: 'nicht bei 7' },
          connection: { label: 'Städte verbinden', value: 'je eigenem Weg der Verbindung' },
          coast: { label: 'Küstenstadt', value: 'so viel wie abgebildet' },
          tollTaken: {
            label: 'Fremde auf eigenen Wegen',
            value: 'je Kaufmannszug und Zug',
          },
          threeForOne: { label: '3 gleiche Karten' },
          sale: { label: 'Handel untereinander', value: 'wie vereinbart' },
          cardGold: { label: 'Entwicklungskarte', value: 'laut Kartentext' },
        },
      },
      spend: {
        heading: 'Wohin',
        rows: {
          purchase: { label: 'Beliebige Rohstoffkarte', value: 'höchstens 2 im Zug' },
          tollPaid: { label: 'Fremde Wege', value: 'je Farbe, Kaufmannszug und Zug' },
          bargain: { label: 'Handel untereinander', value: 'wie vereinbart' },
        },
      },
    },
  },
  end: {
    title: 'Spielende',
    sections: {
      victory: {
        heading: 'Sieg',
        rows: {
          win: { label: 'Letztes Plättchen geliefert', value: 'sofort gewonnen' },
          firstGoods: { label: 'Das erste', value: 'von Anfang an frei' },
          moreGoods: { label: 'Die anderen', value: 'je neues Kontor eines' },
          delivered: { label: 'Lieferung', value: 'an fremde und neutrale, je eines' },
        },
      },
      goods: { heading: 'Wie viele zu liefern', rows: {} },
    },
  },
  hand: words.count.cards,
  discards: (n) => `${n} abwerfen`,
  table: (side, players) => `${words.sides[side]}, ${words.count.players(players)}`,
  goods: words.count.goods,
};
