import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import * as icons from '../icon/icons.data.ts';
import styles from './sheet.module.scss';

type SheetProps = {
  readonly isOpen: boolean;
  /** Escape, the close button, a press on the ground beside the sheet. */
  readonly onClose: () => void;
  /** Name of the dialog when it holds no heading with `labelledBy`. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly closeLabel: string;
  /** `wide` is the two-column product sheet, `narrow` a question, `form` everything else. */
  readonly shape?: 'wide' | 'narrow' | 'form';
  readonly children: ReactNode;
};

/** A modal dialog: rises from the bottom on a phone, stands in the middle elsewhere. Focus returns to its opener. */
export function Sheet({ isOpen, onClose, label, labelledBy, closeLabel, shape = 'form', children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-shape={shape}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => isOpen && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <div className={styles.body}>
          <div className={styles.close}>
            <IconButton icon={icons.xIcon} label={closeLabel} look="solid" onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
