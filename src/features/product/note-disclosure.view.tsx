import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { NoteArea, NoteButton } from '../line-note/index.ts';
import type { ProductViewModel } from './product.view-model.ts';

/** ORDER-9: a quiet button, and once pressed the field of a note in its place. */
export const NoteDisclosure = observer(function NoteDisclosure({
  vm,
}: {
  readonly vm: Pick<ProductViewModel, 'note' | 'setNote'>;
}) {
  const translate = useTranslate();
  const [isOpened, setOpened] = useState(false);
  return isOpened || vm.note !== '' ? (
    <NoteArea value={vm.note} onChange={vm.setNote} isOpened={isOpened} />
  ) : (
    <NoteButton onClick={() => setOpened(true)}>{translate('note.add')}</NoteButton>
  );
});
