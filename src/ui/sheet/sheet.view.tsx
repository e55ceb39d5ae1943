import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  /** Selector of what takes the focus when the opener is not on the page any more. */
  readonly returnTo?: string;
  readonly children: ReactNode;
};

/** A modal dialog: rises from the bottom on a phone, stands in the middle elsewhere. Focus returns to its opener. */
export function Sheet({ isOpen, onClose, label, labelledBy, closeLabel, shape = 'form', returnTo, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!element.open) element.showModal();
    // Also before it is taken off the page: a dialog that only vanishes gives the focus back to nobody.
    return () => {
      element.close();
      if (returnTo === undefined || wasOpenedByControl(element)) return;
      // What it names may not have come yet; then the page begins anew at its heading.
      (document.querySelector<HTMLElement>(returnTo) ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    };
  }, [isOpen, returnTo]);

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

/**
 * Whether closing gave the focus back to something that a customer can press. It goes to nobody without an opener (and
 * stays within the closed dialog until the browser notices), and to the heading when a page arrived with its sheet.
 */
const wasOpenedByControl = (dialog: HTMLDialogElement): boolean => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 && !dialog.contains(activeElement);
};
