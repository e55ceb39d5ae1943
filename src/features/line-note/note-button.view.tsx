import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon/index.ts';
import { pencilIcon } from '../../ui/icon/more-icons.data.ts';
import styles from './line-note.module.scss';

type NoteButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** The words are a note that was written. */
  readonly isNote?: boolean;
};

/** The quiet button that opens the field of a note. */
export function NoteButton({ isNote = false, children, ...button }: NoteButtonProps) {
  return (
    <button {...button} type="button" className={styles.button} data-note={isNote}>
      <Icon path={pencilIcon} size="small" />
      {isNote ? <bdi>{children}</bdi> : children}
    </button>
  );
}
