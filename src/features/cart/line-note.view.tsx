import { useEffect, useRef, useState, type FormEvent } from 'react';
import { checkLineNote, withNote, type CartLine } from '@domain/cart/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { NoteArea, NoteButton } from '../line-note/index.ts';
import styles from './line-note.module.scss';

type LineNoteProps = { readonly line: CartLine; readonly onNote: (noted: CartLine) => void };

/** ORDER-9: the note of a line: a button with its words, and the field that adds, changes and removes it. */
export function LineNote({ line, onNote }: LineNoteProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string>();
  const wasOpen = useRef(false);
  const { note, item } = line;
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const keep = (words: string): void => {
    const checked = checkLineNote(words);
    if (!checked.ok) return;
    setTyped(undefined);
    if (checked.value !== note) onNote(withNote(line, checked.value));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    keep(typed ?? '');
  };

  if (!isOpen)
    return (
      <div className={styles.words}>
        <NoteButton
          ref={button}
          isNote={note !== undefined}
          aria-label={
            note === undefined
              ? translate('note.add_to', { name: item.title })
              : translate('note.change', { name: item.title, note })
          }
          onClick={() => setTyped(note ?? '')}
        >
          {note ?? translate('note.add')}
        </NoteButton>
      </div>
    );
  return (
    <form className={styles.form} aria-label={translate('note.of', { name: item.title })} onSubmit={submit}>
      <NoteArea value={typed} onChange={setTyped} isOpened onEnter={() => keep(typed)} />
      <div className={styles.buttons}>
        <Button type="submit" look="main">
          {translate('note.save')}
        </Button>
        <Button onClick={() => setTyped(undefined)}>{translate('note.cancel')}</Button>
        {note !== undefined && (
          <Button look="text" onClick={() => keep('')}>
            {translate('note.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
