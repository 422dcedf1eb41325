import { useTable } from '@/components/table/useTable';
import { Choice } from '@/components/ui/Choice';
import type { PieceId } from '@/engine/europe/vocabulary';

/** Which of two merchants or caravans, named by where they stand. */
export function PieceChoice({
  label,
  pieces,
  places,
  value,
  onChange,
  testID,
}: {
  readonly label: string;
  readonly pieces: readonly PieceId[];
  readonly places: Readonly<Partial<Record<PieceId, string | null>>>;
  readonly value: PieceId;
  readonly onChange: (piece: PieceId) => void;
  readonly testID: string;
}) {
  const { say } = useTable();
  if (pieces.length < 2) return null;
  return (
    <Choice
      label={label}
      testID={testID}
      value={value}
      options={pieces.map((piece) => {
        const at = places[piece];
        return { value: piece, label: `${piece.slice(-1)}: ${at ? say.place(at) : '–'}` };
      })}
      onChange={onChange}
    />
  );
}
