import { useRouter } from 'expo-router';

import { Notice } from '@/components/home/Notice';
import { useCatalog } from '@/components/language';

/** For an address whose board is not on this device. */
export function NoBoard() {
  const { boards: text } = useCatalog();
  const router = useRouter();
  return (
    <Notice
      testID="no-board"
      title={text.missing}
      note={text.missingNote}
      actions={[
        {
          label: text.toBoards,
          onPress: () => router.replace('/boards' as never),
          testID: 'to-boards',
        },
      ]}
    />
  );
}
