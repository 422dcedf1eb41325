import { useRouter } from 'expo-router';
import { useMemo, useState } from 'react';

import { boardTitle } from '@/components/boardTitle';
import { useCatalog, useLanguage } from '@/components/language';
import { problemSentences } from '@/components/problems';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Screen } from '@/components/ui/Screen';
import { Section } from '@/components/ui/Section';
import { Type } from '@/components/ui/Type';
import { dayOf } from '@/components/when';
import { readGame } from '@/engine/europe/file';
import { STARTS, TRACKINGS } from '@/engine/europe/vocabulary';
import { upperFirst } from '@/locales/language';
import { boardsOnShelf, unfinishedBoards, useBoards } from '@/store/boards';
import { time } from '@/store/clock';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { draftFrom, fileFrom, seated, startOn, tableOf, withCount } from './draft';
import { FirstPlayer } from './FirstPlayer';
import { HouseRules } from './HouseRules';
import { PlayersEntry } from './PlayersEntry';
import { UnfinishedBoard } from './UnfinishedBoard';

const COUNTS = [3, 4] as const;

/** The table is laid in a few taps; whoever plays again finds it as they left it. */
export function NewGame({
  onBack,
  on,
}: {
  readonly onBack: () => void;
  /** The board somebody took out of the cabinet to play on. */
  readonly on?: string | undefined;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const router = useRouter();
  // Whoever goes off to finish a board finds it here on the way back.
  useBoards((shelf) => shelf.boards);
  const boards = boardsOnShelf();
  const [draft, setDraft] = useState(() => {
    const last = draftFrom(useSettings.getState().lastTable, boards);
    return boards.some(({ id }) => id === on) ? { ...last, board: on ?? last.board } : last;
  });
  const [refused, setRefused] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });

  const board = boards.find(({ id }) => id === draft.board) ?? boards[0];
  const start = startOn(draft, board);
  const seats = seated(draft);
  const problems = useMemo(
    () => (board ? problemSentences(readGame(fileFrom(draft, board)).problems, t, language) : []),
    [draft, board, t, language],
  );

  const begin = () => {
    if (!board) return;
    const name = t.newGame.gameOf(dayOf(time(), language));
    const created = useGame.getState().create(fileFrom(draft, board), name);
    setRefused(!created);
    if (!created) return;
    useSettings.getState().change({ lastTable: tableOf(draft) });
    router.replace(`/game/${created.id}`);
  };

  const redBegins = start === 'fixed' && seats.some(({ colour }) => colour === 'red');
  return (
    <Screen
      title={t.newGame.title}
      backLabel={t.common.back}
      onBack={onBack}
      testID="new-game"
      footer={
        <>
          {problems.length > 0 ? (
            <Type testID="cannot-begin" tone="accent" bold={refused} live>
              {[t.newGame.cannotBegin, ...problems].join('\n')}
            </Type>
          ) : refused ? (
            <Type testID="cannot-begin" tone="accent" live>
              {t.newGame.notKept}
            </Type>
          ) : null}
          <Button label={t.newGame.begin} kind="filled" onPress={begin} testID="begin" />
        </>
      }
    >
      <Section title={t.newGame.players} note={t.newGame.seats}>
        <Choice
          label={t.newGame.players}
          testID="count"
          options={COUNTS.map((value) => ({ value, label: t.words.count.players(value) }))}
          value={draft.count}
          onChange={(count) => setDraft(withCount(draft, count))}
        />
        <PlayersEntry draft={draft} onChange={setDraft} />
      </Section>

      <Section title={t.newGame.board}>
        <Choice
          label={t.newGame.board}
          testID="board"
          options={boards.map(({ id, name }) => ({ value: id, label: boardTitle(t, name) }))}
          value={draft.board}
          onChange={(to) => change({ board: to })}
        />
        {unfinishedBoards().map((file) => (
          <UnfinishedBoard key={file.id} file={file} />
        ))}
      </Section>

      <Section
        title={t.newGame.start}
        note={board?.side === 'short' ? t.newGame.startNotes[start] : t.newGame.onlyVariable}
      >
        {board?.side === 'short' ? (
          <Choice
            label={t.newGame.start}
            testID="start"
            options={STARTS.map((value) => ({ value, label: t.newGame.starts[value] }))}
            value={start}
            onChange={(to) => change({ start: to })}
          />
        ) : null}
      </Section>

      <Section title={t.newGame.first} note={redBegins ? t.newGame.redStarts : undefined}>
        {redBegins ? null : (
          <FirstPlayer
            seats={seats}
            value={draft.first ?? (start === 'fixed' ? (seats[0]?.colour ?? null) : null)}
            dice={start === 'variable'}
            onChange={(first) => change({ first })}
          />
        )}
      </Section>

      <Section title={t.newGame.tracking} note={t.newGame.trackingNotes[draft.tracking]}>
        <Choice
          label={t.newGame.tracking}
          testID="tracking"
          options={TRACKINGS.map((value) => ({
            value,
            label: upperFirst(t.words.trackings[value]),
          }))}
          value={draft.tracking}
          onChange={(tracking) => change({ tracking })}
        />
      </Section>

      <HouseRules options={draft.options} onChange={(options) => change({ options })} />
    </Screen>
  );
}
