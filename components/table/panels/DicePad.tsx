import { useState } from 'react';

import { useTable } from '@/components/table/useTable';
import { Key, Keys } from '@/components/table/Key';
import { ROLLS } from '@/engine/europe/production';
import { useSettings } from '@/store/settings';

import { Face } from './Face';

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Six keys in a row, with room for the gaps between them. */
const SIXTH = '14.5%';

/** Two to twelve in one tap, or the two dice face by face. */
export function DicePad({ onRoll }: { readonly onRoll: (dice: number) => void }) {
  const faces = useSettings((settings) => settings.dice === 'faces');
  return faces ? <FacePad onRoll={onRoll} /> : <SumPad onRoll={onRoll} />;
}

function SumPad({ onRoll }: { readonly onRoll: (dice: number) => void }) {
  const { t } = useTable();
  return (
    <Keys>
      {ROLLS.map((dice) => (
        <Key
          key={dice}
          testID={`dice-${dice}`}
          figure={String(dice)}
          label={t.table.rollOf(dice)}
          hot={dice === 6 || dice === 8}
          basis={SIXTH}
          onPress={() => onRoll(dice)}
        />
      ))}
    </Keys>
  );
}

function FacePad({ onRoll }: { readonly onRoll: (dice: number) => void }) {
  const { t } = useTable();
  const [first, setFirst] = useState<number | null>(null);
  const roll = (second: number) => {
    setFirst(null);
    onRoll((first ?? 0) + second);
  };
  const row = (which: 1 | 2) =>
    FACES.map((face) => (
      <Key
        key={`${which}-${face}`}
        testID={`die-${which}-${face}`}
        label={t.table.dieShows(which, face)}
        chosen={which === 1 && first === face}
        disabled={which === 2 && first === null}
        basis={SIXTH}
        onPress={() => (which === 1 ? setFirst(face) : roll(face))}
      >
        <Face value={face} faint={which === 2 && first === null} />
      </Key>
    ));
  return (
    <Keys>
      {row(1)}
      {row(2)}
    </Keys>
  );
}
