import { shelf } from '@/__tests__/components/support/shelf';
import { setClock } from '@/store/clock';
import { useGame } from '@/store/game';
import { useLibrary } from '@/store/library';

/** Nothing kept, nothing open, and a clock that goes on by a second a look. */
export function freshDevice(): void {
  shelf.clear();
  let now = Date.UTC(2024, 5, 1);
  setClock(() => (now += 1000));
  useGame.setState({ open: null, fault: null });
  useLibrary.setState({ deleted: null });
  useLibrary.getState().refresh();
}
