import { Component, type ReactNode } from 'react';

import { useCatalog } from '@/components/language';

import { Notice } from './Notice';

/** Stands in for a page that could not be shown; never a white screen. */
export function Mishap({ onHome }: { readonly onHome: () => void }) {
  const t = useCatalog();
  return (
    <Notice
      testID="mishap"
      title={t.home.mishap}
      note={t.home.mishapNote}
      actions={[{ label: t.home.toStart, onPress: onHome, testID: 'mishap-home' }]}
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
