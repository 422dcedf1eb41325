import { useState } from 'react';
import { StyleSheet, TextInput } from 'react-native';

import { useCatalog } from '@/components/language';
import { fonts, usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { useFontSize } from '@/components/ui/Type';
import { useLibrary } from '@/store/library';
import type { SaveHeader } from '@/store/saves';

import { AS_FILE } from './files';
import { handOutSave } from './handing';

/** What can be done with a saved game besides playing it. */
export function GameSheet({
  save,
  onClose,
}: {
  readonly save: SaveHeader;
  readonly onClose: () => void;
}) {
  const t = useCatalog();
  const [renaming, setRenaming] = useState(false);
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  const { duplicate, remove } = useLibrary.getState();
  if (renaming) return <RenameSheet save={save} onClose={onClose} />;
  return (
    <Sheet title={save.name} closeLabel={t.common.close} onClose={onClose} testID="game-sheet">
      <Button label={t.games.rename} icon="pen" testID="rename" onPress={() => setRenaming(true)} />
      <Button
        label={t.games.duplicate}
        icon="copy"
        testID="duplicate"
        onPress={then(() => duplicate(save.id, t.games.copyOf(save.name)))}
      />
      <Button
        label={AS_FILE ? t.games.export : t.games.exportNative}
        icon="crate"
        testID="export"
        onPress={then(() => void handOutSave(save))}
      />
      <Button
        label={t.games.delete}
        icon="trash"
        danger
        testID="delete"
        onPress={then(() => remove(save.id))}
      />
    </Sheet>
  );
}

function RenameSheet({
  save,
  onClose,
}: {
  readonly save: SaveHeader;
  readonly onClose: () => void;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const fontSize = useFontSize()('heading');
  const [name, setName] = useState(save.name);
  const keep = () => {
    // A game without a name could not be told from the others.
    if (name.trim() !== '') useLibrary.getState().rename(save.id, name.trim());
    onClose();
  };
  return (
    <Sheet
      title={t.games.rename}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="rename-sheet"
      footer={<Button label={t.common.save} kind="filled" onPress={keep} testID="rename-save" />}
    >
      <TextInput
        testID="rename-name"
        aria-label={t.games.newName}
        value={name}
        onChangeText={setName}
        onSubmitEditing={keep}
        maxLength={200}
        autoFocus
        style={[
          styles.name,
          {
            color: palette.ink,
            backgroundColor: palette.card,
            borderColor: palette.line,
            fontSize,
          },
        ]}
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  name: {
    minHeight: 52,
    borderWidth: 1,
    borderRadius: 12,
    paddingHorizontal: 14,
    fontFamily: fonts.sans,
  },
});
