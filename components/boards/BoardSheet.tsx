import { useRouter } from 'expo-router';
import { useState } from 'react';

import { useCatalog, useLanguage } from '@/components/language';
import { Key, Keys } from '@/components/table/Key';
import { Button } from '@/components/ui/Button';
import type { IconName } from '@/components/ui/Icon';
import { NameSheet } from '@/components/ui/NameSheet';
import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';
import type { BoardFile } from '@/engine/europe/board/file';
import { PRACTICE_BOARDS } from '@/engine/europe/board/practice';
import { readingOf, useBoards } from '@/store/boards';
import type { ShelfFault } from '@/store/shelf';

import { BoardPicture } from './BoardPicture';
import { conditionOf, flawsOf, isUsual, sizeOf, titleOf } from './facts';
import { FlawList } from './FlawList';

/** A board taken out of its drawer, and everything that can be done with it. */
export function BoardSheet({
  file,
  onClose,
  onFault,
}: {
  readonly file: BoardFile;
  readonly onClose: () => void;
  readonly onFault: (fault: ShelfFault | null) => void;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const router = useRouter();
  const { defaults, rename, duplicate, remove, setDefault } = useBoards();
  const [renaming, setRenaming] = useState(false);
  const { boards: text } = t;
  const { id, side } = file;
  const title = titleOf(file, t);
  const reading = readingOf(file);
  const flaws = flawsOf(reading.problems, file, t, language);
  const practice = PRACTICE_BOARDS.has(id);
  const usual = isUsual(file, defaults);

  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  const go = (page: string) => then(() => router.push(page as never));
  const copy = (edit: boolean) =>
    then(() => {
      const made = duplicate(id, text.copyOf(title));
      onFault(made?.fault ?? null);
      if (edit && made && !made.fault) router.push(`/boards/${made.id}/edit` as never);
    });

  if (renaming) {
    return (
      <NameSheet
        title={text.rename}
        label={text.nameLabel}
        name={file.name}
        most={120}
        onKeep={(name) => onFault(rename(id, name))}
        onClose={onClose}
      />
    );
  }
  const action = (key: string, label: string, icon: IconName, onPress: () => void) => (
    <Key key={key} label={label} icon={icon} onPress={onPress} testID={key} basis="30%" />
  );
  return (
    <Sheet
      title={title}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="board-sheet"
      footer={
        reading.board ? (
          <Button
            kind="filled"
            label={text.play}
            testID="play"
            onPress={go(`/new?board=${encodeURIComponent(id)}`)}
          />
        ) : (
          <Button
            kind="filled"
            label={text.goOn}
            testID="go-on"
            onPress={go(`/boards/${id}/edit`)}
          />
        )
      }
    >
      <BoardPicture
        sketch={reading.sketch}
        label={text.picture(title)}
        height={210}
        testID="picture-large"
      />
      <Type size="small" tone="quiet" center>
        {[sizeOf(file, t), ...(usual ? [text.usual[side]] : [])].join(' · ')}
      </Type>
      {reading.board && flaws.warnings.length === 0 ? null : (
        <Type size="small" bold center>
          {conditionOf(file, t).text}
        </Type>
      )}
      <FlawList sentences={flaws.errors} most={3} grave testID="errors" />
      {flaws.errors.length === 0 ? (
        <FlawList sentences={flaws.warnings} most={2} testID="warnings" />
      ) : null}
      <Keys>
        {practice
          ? action('copy-to-edit', text.copyToEdit, 'pen', copy(true))
          : [
              reading.board ? action('edit', text.edit, 'pen', go(`/boards/${id}/edit`)) : null,
              action('deck', text.deck, 'list', go(`/boards/${id}/deck`)),
            ]}
        {action('share', text.share, 'crate', go(`/boards/${id}/share`))}
        {reading.board
          ? action(
              'usual',
              usual ? text.unmakeUsual : text.makeUsual,
              'star',
              then(() => onFault(setDefault(side, usual ? null : id))),
            )
          : null}
        {practice
          ? null
          : [
              action('duplicate', text.duplicate, 'copy', copy(false)),
              action('rename', text.rename, 'swap', () => setRenaming(true)),
              <Key
                key="delete"
                label={text.delete}
                icon="trash"
                hot
                testID="delete"
                basis="30%"
                onPress={then(() => remove(id))}
              />,
            ]}
      </Keys>
    </Sheet>
  );
}
