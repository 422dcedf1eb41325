import { useRouter } from 'expo-router';
import { useLayoutEffect, type ReactNode } from 'react';
import { create } from 'zustand';

import { Notice, type NoticeAction } from '@/components/home/Notice';
import { useCatalog, useLanguage } from '@/components/language';
import { when } from '@/components/when';
import { useGame, useShown, type Opening, type OpenGame } from '@/store/game';
import { headerOf, type SaveHeader } from '@/store/saves';
import { legible } from '@/locales/legible';

/** What came of the last try to open a game. */
const useDoor = create<{ readonly id: string; readonly opening: Opening | null }>()(() => ({
  id: '',
  opening: null,
}));

/** Opens a saved game for whoever stands at its address, or says why it cannot be opened. */
export function GameDoor({
  id,
  children,
}: {
  readonly id: string;
  readonly children: (open: OpenGame) => ReactNode;
}) {
  const open = useShown((shown) => shown.open);
  const here = open?.header.id === id;
  const door = useDoor();
  // Before anything is painted; loading is synchronous.
  useLayoutEffect(() => {
    if (!here) useDoor.setState({ id, opening: useGame.getState().load(id) });
  }, [id, here]);
  if (here) return children(open);
  if (door.id !== id || door.opening === null || door.opening === 'open') return null;
  const unreadable = () => useDoor.setState({ id, opening: 'unreadable' });
  return <Closed id={id} opening={door.opening} onUnreadable={unreadable} />;
}

function Closed({
  id,
  opening,
  onUnreadable,
}: {
  readonly id: string;
  readonly opening: Exclude<Opening, 'open'>;
  readonly onUnreadable: () => void;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const router = useRouter();
  const ways: NoticeAction[] = [
    { label: t.home.savedGames, onPress: () => router.replace('/games'), testID: 'to-games' },
    { label: t.home.toStart, onPress: () => router.replace('/'), testID: 'to-home' },
  ];
  /** What can be read of a game that is not to be touched. */
  const standing = ({ name, summary, updated }: SaveHeader) =>
    [legible(name, 80), t.home.turn(summary.turn), when(updated, t, language)].join(' · ');
  if (typeof opening === 'string') {
    const { title, text } = t.saveFaults[opening];
    const header = opening === 'newer-version' ? headerOf(id) : null;
    const note = header ? `${text}\n\n${standing(header)}` : text;
    return <Notice testID={`game-${opening}`} title={title} note={note} actions={ways} />;
  }
  const { title, text } = t.saveFaults.damaged;
  const { summary, updated } = opening.header;
  const restore = () => {
    const restored = useGame.getState().restore(opening);
    if (restored === null) onUnreadable();
    else router.replace(`/game/${restored}`);
  };
  return (
    <Notice
      testID="game-damaged"
      title={title}
      note={`${text}\n\n${t.start.lastGood(t.home.turn(summary.turn), when(updated, t, language))}`}
      actions={[{ label: t.start.openGood, onPress: restore, testID: 'open-good' }, ...ways]}
    />
  );
}
