import { useState } from 'react';

import { useCatalog } from '@/components/language';

import { Button } from './Button';
import { Field } from './Field';
import { Sheet } from './Sheet';

/** Gives something another name; without one it could not be told from the others. */
export function NameSheet({
  title,
  label,
  name,
  most,
  onKeep,
  onClose,
}: {
  readonly title: string;
  readonly label: string;
  readonly name: string;
  readonly most: number;
  readonly onKeep: (name: string) => void;
  readonly onClose: () => void;
}) {
  const t = useCatalog();
  const [written, setWritten] = useState(name);
  const keep = () => {
    if (written.trim() !== '') onKeep(written.trim());
    onClose();
  };
  return (
    <Sheet
      title={title}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="rename-sheet"
      footer={<Button label={t.common.save} kind="filled" onPress={keep} testID="rename-save" />}
    >
      <Field
        testID="rename-name"
        label={label}
        value={written}
        onChange={setWritten}
        onSubmitEditing={keep}
        maxLength={most}
        autoFocus
      />
    </Sheet>
  );
}
