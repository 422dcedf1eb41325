import { Component, type ReactNode } from 'react';

import { handOut, SAVES } from '@/components/games/files';
import { fileName } from '@/components/games/taking';
import { useCatalog } from '@/components/language';
import { fileOf, useGame } from '@/store/game';

import { Notice, type NoticeAction } from './Notice';

/** Stands in for a page that could not be shown; never a white screen. */
export function Mishap({ onHome }: { readonly onHome: () => void }) {
  const t = useCatalog();
  const open = useGame((game) => game.open);
  const unsaved = useGame((game) => game.fault !== null && game.fault !== 'other-tab');
  const home: NoticeAction = { label: t.home.toStart, onPress: onHome, testID: 'mishap-home' };
  const file: NoticeAction | null = open && {
    label: SAVES ? t.games.export : t.games.send,
    onPress: () => {
      const { name, updated } = open.header;
      void handOut(fileName(name, updated), JSON.stringify(fileOf(open)));
    },
    testID: 'mishap-export',
  };
  return (
    <Notice
      testID="mishap"
      title={t.home.mishap}
      note={open && unsaved ? t.home.mishapUnsaved : t.home.mishapNote}
      actions={file ? (unsaved ? [file, home] : [home, file]) : [home]}
    />
  );
}

interface Props {
  readonly children: ReactNode;
  readonly onHome: () => void;
}

/** React has no other way to catch what a page throws while it is drawn. */
export class MishapBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly goHome = () => {
    this.props.onHome();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <Mishap onHome={this.goHome} /> : this.props.children;
  }
}
