import { useEffect, useRef, type KeyboardEvent } from 'react';
import { LINE_NOTE_MAX, noteRoom } from '@domain/cart/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { TextArea } from '../../ui/field/index.ts';

type NoteAreaProps = {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Focuses the field as soon as it is there: a button has just opened it. */
  readonly isOpened: boolean;
  /** A note has one line: Enter ends it. */
  readonly onEnter?: () => void;
};

/** ORDER-9: what the shop should do differently with these pieces, and how much room is left to say it. */
export function NoteArea({ value, onChange, isOpened, onEnter }: NoteAreaProps) {
  const translate = useTranslate();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpened) area.current?.focus();
  }, [isOpened]);
  const room = noteRoom(value);
  const tooLong = room < 0 ? translate('note.too_long', { count: -room, most: LINE_NOTE_MAX }) : undefined;
  const press = (event: KeyboardEvent): void => {
    if (!onEnter || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <TextArea
      ref={area}
      name="line-note"
      rows={2}
      autoComplete="off"
      enterKeyHint={onEnter ? 'done' : undefined}
      label={translate('note.label')}
      placeholder={translate('note.example')}
      hint={`${translate('note.hint')} ${translate('note.left', { count: room })}`}
      error={tooLong}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={press}
    />
  );
}
