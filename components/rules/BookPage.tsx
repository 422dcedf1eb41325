import { router } from 'expo-router';
import type { ReactNode } from 'react';

import { useCatalog } from '@/components/language';
import { useTableUi } from '@/components/table/ui';
import { IconButton } from '@/components/ui/Button';
import { Screen } from '@/components/ui/Screen';
import { useBack } from '@/components/useBack';

/** A page of the rules; whoever came from a game is one tap from it, however far they read. */
export function BookPage({
  title,
  actions,
  footer,
  children,
  testID,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly testID: string;
}) {
  const t = useCatalog();
  const onBack = useBack();
  const away = useTableUi((ui) => ui.away);
  return (
    <Screen
      title={title}
      backLabel={t.common.back}
      onBack={onBack}
      testID={testID}
      footer={footer}
      actions={
        <>
          {actions}
          {away === null ? null : (
            <IconButton
              icon="close"
              label={t.rulebook.toGame}
              testID="to-game"
              onPress={() => router.dismissTo(away as never)}
            />
          )}
        </>
      }
    >
      {children}
    </Screen>
  );
}
