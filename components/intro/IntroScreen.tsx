import { useCallback, useEffect, useLayoutEffect } from 'react';

import { useCatalog } from '@/components/language';
import { Table } from '@/components/table/Table';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { Coach } from './Coach';
import { INTRO_FILE } from './steps';

/** The real table with somebody beside it who knows the way; nothing of it is kept. */
export function IntroScreen({ onBack }: { readonly onBack: () => void }) {
  const t = useCatalog();
  const open = useGame((game) => (game.open?.unsaved ? game.open : null));
  const { game: name } = t.intro;
  useLayoutEffect(() => {
    if (!useGame.getState().open?.unsaved) useGame.getState().rehearse(INTRO_FILE, name);
  }, [name]);
  useEffect(
    () => () => {
      if (useGame.getState().open?.unsaved) useGame.getState().close();
    },
    [],
  );
  const end = useCallback(() => {
    useSettings.getState().change({ introOffered: false });
    onBack();
  }, [onBack]);
  if (!open) return null;
  return <Table open={open} onBack={end} coach={<Coach onEnd={end} />} />;
}
