import type { Clause, clauses as Source } from '../en/clauses';

const clause = (title: string, gist: string): Clause => ({ title, gist });

export const clauses: typeof Source = {
  'E-COMP-1': clause(
    'Figuren jeder Farbe',
    'Jede Farbe hat 30 Handelswege, 12 Kontore, 2 Kaufmannszüge und 2 Händler.',
  ),
  'E-COMP-2': clause(
    'Rohstoffkarten',
    'Je 19 Karten Holz, Wolle, Getreide, Erz und Salz bilden den Vorrat.',
  ),
  'E-COMP-3': clause(
    'Zahlenchips',
    'Fünfzehn Chips, jeder nur für Plätze seiner Farbe; fünf liegen von Anfang an offen auf den gestrichelten Plätzen.',
  ),
  'E-COMP-4': clause(
    'Karten, Waren, Münzen',
    'In der Schachtel sind 25 Entwicklungskarten, 40 Warenplättchen und Münzen für 100 Gold.',
  ),
  'E-COMP-5': clause(
    'Was die Landschaften liefern',
    'Wald liefert Holz, Weideland Wolle, Ackerland Getreide, Gebirge Erz und Salzgärten Salz.',
  ),
  'E-SET-1': clause(
    'Runde und Spielplanseite',
    'Zu dritt oder zu viert, jede Farbe mit 3 Gold, auf der kurzen oder der großen Seite.',
  ),
  'E-SET-2': clause(
    'Kontore und Waren',
    'Wie viele Kontore und Warenplättchen es gibt, hängt von Seite und Personenzahl ab.',
  ),
  'E-SET-3': clause(
    'Das Warenlager füllen',
    'Auf jedem Warenplättchen außer dem obersten steht ein Kontor; drei Kontore bleiben für den Aufbau.',
  ),
  'E-SET-4': clause('Der Räuber zu Beginn', 'Der Räuber beginnt auf einem Feld ohne Zahl.'),
  'E-SET-5': clause(
    'Feste Aufstellung',
    'Im ersten Kurzspiel sind Figuren und Karten vorgegeben, und Rot beginnt.',
  ),
  'E-SET-6': clause(
    'Freie Aufstellung',
    'Der höchste Wurf beginnt; gesetzt wird reihum, zurück und noch einmal reihum, nur in violette Städte.',
  ),
  'E-SET-7': clause(
    'Die ersten Karten',
    'Das dritte Kontor bringt eine Karte für jedes angrenzende Feld.',
  ),
  'E-SET-8': clause(
    'Neutrale Kontore',
    'Zu dritt setzt jede Farbe noch ein Kontor der vierten Farbe; es gehört niemandem.',
  ),
  'E-SET-9': clause(
    'Erster Weg und Kaufmannszug',
    'An ein eigenes Kontor kommen ein Handelsweg und daneben ein Kaufmannszug, ohne isolierte Städte zu verbinden.',
  ),
  'E-SET-10': clause(
    'Boni beim Aufbau',
    'Ob Startkontore Münzen oder Zahlenchips bringen, sagt die Anleitung nicht; üblich ist nein.',
  ),
  'E-ROLL-1': clause(
    'Erträge',
    'Jedes Kontor an einem Feld mit der gewürfelten Zahl bringt eine Karte dieses Feldes.',
  ),
  'E-ROLL-2': clause('Das Feld des Räubers', 'Das Feld unter dem Räuber liefert nichts.'),
  'E-ROLL-3': clause(
    'Mangel',
    'Reicht der Vorrat eines Rohstoffs nicht für alle, bekommt bei diesem Wurf niemand davon.',
  ),
  'E-ROLL-4': clause('Entschädigung', 'Wer leer ausgeht, nimmt 1 Gold, nur nicht bei einer 7.'),
  'E-ROLL-5': clause('Neutrale bringen nichts', 'Neutrale Kontore bringen niemandem Karten.'),
  'E-ROLL-6': clause(
    'Karte vor dem Wurf',
    'Eine Karte für die Zeit vor dem Wurf wird gespielt oder zurückgehalten, bevor die Würfel fallen.',
  ),
  'E-SEVEN-1': clause('Bei 7 kein Ertrag', 'Eine 7 bringt weder Karten noch Entschädigung.'),
  'E-SEVEN-2': clause(
    'Die halbe Hand',
    'Wer mehr als 7 Karten hat, gibt die Hälfte ab, abgerundet.',
  ),
  'E-SEVEN-3': clause(
    'Der Räuber zieht',
    'Wer die 7 gewürfelt hat, zieht den Räuber auf ein anderes Feld mit Zahl.',
  ),
  'E-SEVEN-4': clause(
    'Karte stehlen',
    'Einer Farbe mit Kontor am neuen Feld wird verdeckt eine Karte gezogen.',
  ),
  'E-TRADE-1': clause(
    'Handel untereinander',
    'Karten und Gold werden nur mit der Person am Zug getauscht.',
  ),
  'E-TRADE-2': clause(
    'Karten kaufen',
    'Für 2 Gold gibt es eine beliebige Karte aus dem Vorrat, höchstens zweimal im Zug.',
  ),
  'E-TRADE-3': clause(
    'Drei zu eins',
    'Drei gleiche Karten werden zu 1 Gold oder einer Karte eines anderen Rohstoffs.',
  ),
  'E-BUILD-1': clause('Entwicklungskarte', 'Sie kostet 1 Salz und 1 Wolle.'),
  'E-BUILD-2': clause(
    'Händler',
    'Für 1 Wolle, 1 Getreide und 1 Holz kommt ein Händler an ein eigenes Kontor; sind beide unterwegs, wird einer versetzt.',
  ),
  'E-BUILD-3': clause(
    'Kaufmannszug',
    'Für 1 Erz, 1 Holz und 1 Salz kommt er neben einen eigenen Weg am eigenen Kontor; sind beide unterwegs, wird einer versetzt.',
  ),
  'E-BUILD-4': clause(
    'Handelsweg',
    'Für 1 Erz und 1 Holz auf einen freien Weg, der an ein eigenes Kontor oder einen eigenen Handelsweg grenzt.',
  ),
  'E-BUILD-5': clause(
    'Keine Figuren mehr',
    'Sind die Figuren einer Art aufgebraucht, gibt es keine weiteren.',
  ),
  'E-BUILD-6': clause(
    'Doppelpfeil',
    'Ein Handelsweg auf einem Doppelpfeil bringt sofort einen zweiten, kostenlos und direkt daran.',
  ),
  'E-BUILD-7': clause(
    'Doppelpfeil auf Doppelpfeil',
    'Ob ein kostenloser Weg auf einem Doppelpfeil noch einen bringt, sagt die Anleitung nicht; üblich ist ja.',
  ),
  'E-GOLD-1': clause(
    'Isolierte Stadt',
    'Eine Stadt ist isoliert, solange keine Handelswege irgendeiner Farbe sie mit einer anderen verbinden.',
  ),
  'E-GOLD-2': clause(
    'Gold für Verbindungen',
    'Wird eine isolierte Stadt erstmals verbunden, zahlt die kürzeste Verbindung für jeden Handelsweg darauf 1 Gold.',
  ),
  'E-GOLD-3': clause(
    'Gleich kurze Verbindungen',
    'Sind mehrere gleich kurz, wählt die Person am Zug, welche zahlt.',
  ),
  'E-GOLD-4': clause(
    'Nur einmal Gold',
    'Zwei isolierte Städte zahlen zusammen einmal; zwei Netze zu verbinden zahlt nichts.',
  ),
  'E-GOLD-5': clause(
    'Das Beispiel Turin',
    'Turin und Venedig, über drei Wege verbunden, zahlen; der längere Weg nach Bern zahlt später nichts.',
  ),
  'E-GOLD-6': clause(
    'Wenn die Münzen ausgehen',
    'Was ohne Münzen gilt, sagt die Anleitung nicht; üblich ist, dass die Bank weiterzahlt.',
  ),
  'E-MERCH-1': clause(
    'Händler ziehen',
    'Jedes Getreide bringt einen Händler bis zu 3 Kreuzungen weit; Reste verfallen.',
  ),
  'E-MERCH-2': clause(
    'Wo Händler halten dürfen',
    'Vorbei darf er an allem, halten aber nicht auf einem Kontor oder bei einem anderen Händler.',
  ),
  'E-MERCH-3': clause(
    'Kontor gründen',
    'Ein Händler, der in einer freien Stadt hält, wird dort kostenlos zum Kontor.',
  ),
  'E-MERCH-4': clause(
    'Eine Ware wird frei',
    'Das Kontor aus dem Lager gibt ein Warenplättchen frei, das nun geliefert werden darf.',
  ),
  'E-MERCH-5': clause(
    'Münzen an der Küste',
    'Eine Küstenstadt mit Münzen zahlt sie, wenn dort ein Kontor entsteht.',
  ),
  'E-MERCH-6': clause(
    'Ein Zahlenchip',
    'Ein neues Kontor an einem Feld ohne Zahl bringt dorthin einen Chip der passenden Farbe, aus dem Vorrat oder sonst vom Plan.',
  ),
  'E-MERCH-7': clause(
    'Nur ein Zahlenchip',
    'Bei mehreren leeren Feldern wird eines davon gewählt.',
  ),
  'E-MERCH-8': clause(
    'Gedruckte Zahlen bleiben',
    'Nur Chips wandern; ob der Räuber mitgeht, sagt die Anleitung nicht, üblich ist: er bleibt.',
  ),
  'E-MERCH-9': clause(
    'Kein Kontor mehr',
    'Ob ein Händler ohne Kontor in einer freien Stadt warten darf, sagt die Anleitung nicht; üblich ist nein.',
  ),
  'E-MERCH-10': clause(
    'Platz des neuen Händlers',
    'Ein neuer Händler steht auf der Kreuzung seines Kontors und zählt von dort.',
  ),
  'E-CARA-1': clause(
    'Kaufmannszug ziehen',
    'Jedes Salz bringt einen Kaufmannszug bis zu 3 Handelswege weit, eigene oder fremde.',
  ),
  'E-CARA-2': clause(
    'Zwei an einem Weg',
    'An einem Handelsweg halten höchstens zwei Kaufmannszüge; vorbei dürfen alle.',
  ),
  'E-CARA-3': clause(
    'Wegezoll',
    'Wer fremde Handelswege benutzt, zahlt ihrer Farbe 1 Gold, einmal je Kaufmannszug und Zug.',
  ),
  'E-CARA-4': clause(
    'Stehen kostet nichts',
    'Wer nur auf einem fremden Weg steht, zahlt dafür nichts.',
  ),
  'E-CARA-5': clause(
    'Durchfahrt für alle',
    'Wer zahlt, darf durch; wer nicht zahlen kann, zieht so nicht.',
  ),
  'E-CARA-6': clause(
    'Lieferung',
    'An einem fremden oder neutralen Kontor ohne Ware darf der Kaufmannszug kostenlos eine abladen.',
  ),
  'E-CARA-7': clause(
    'Lieferung im Stand',
    'Steht der Kaufmannszug schon daneben, darf er im eigenen Zug auch ohne Bewegung liefern.',
  ),
  'E-CARA-8': clause(
    'Von Weg zu Weg',
    'Weiter geht es auf einen Weg mit gemeinsamer Kreuzung, auch zurück.',
  ),
  'E-DEV-1': clause(
    'Eine Karte im Zug',
    'In einem Zug wird eine Entwicklungskarte gespielt, nie eine gerade gekaufte.',
  ),
  'E-DEV-2': clause(
    'Der Stapel ist leer',
    'Sind alle Karten gekauft, werden die gespielten zu einem neuen Stapel gemischt.',
  ),
  'E-DEV-3': clause(
    'Was eine Karte bewirkt',
    'Der Text steht auf der Karte; hier wird eingetragen, was sie bewirkt hat.',
  ),
  'E-END-1': clause('Sieg', 'Wer das letzte eigene Warenplättchen liefert, gewinnt sofort.'),
};
