import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import * as icons from '../icon/icons.data.ts';
import { useAddSheet } from './open-sheets.tsx';
import styles from './sheet.module.scss';

type SheetProps = {
  readonly isOpen: boolean;
  /** Called on Escape, the close button, a press on the backdrop. */
  readonly onClose: () => void;
  /** Name of the dialog when it holds no heading with `labelledBy`. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string;
  /** `alertdialog` for a question about a danger. */
  readonly role?: 'alertdialog';
  readonly closeLabel: string;
  /** `wide` is the two-column product sheet, `end` stands at the end edge, `narrow` is a question, `form` all else. */
  readonly shape?: 'wide' | 'end' | 'narrow' | 'form';
  /** Selector of the element that receives the focus when the opener is not on the page any more. */
  readonly returnTo?: string;
  readonly children: ReactNode;
};

/** A modal dialog: a bottom sheet on a phone, centered or at the end edge elsewhere. Returns focus to its opener. */
export function Sheet({
  isOpen,
  onClose,
  label,
  labelledBy,
  describedBy,
  role,
  closeLabel,
  shape = 'form',
  returnTo,
  children,
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const addSheet = useAddSheet();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!element.open) element.showModal();
    const removeSheet = addSheet(element);
    // Closed before it unmounts, too: removing an open dialog does not return the focus.
    return () => {
      removeSheet();
      element.close();
      if (returnTo === undefined || wasOpenedByControl(element)) return;
      // The element may not be rendered yet; then focus moves to the heading of the page.
      (document.querySelector<HTMLElement>(returnTo) ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    };
  }, [isOpen, returnTo, addSheet]);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-shape={shape}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      role={role}
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
 * Whether closing returned the focus to a control. Without an opener no element receives it (and the focus stays within
 * the closed dialog until the browser notices); where the page opened with its sheet, it is the heading.
 */
const wasOpenedByControl = (dialog: HTMLDialogElement): boolean => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 && !dialog.contains(activeElement);
};
