import type { FocusEvent, ReactNode } from 'react';
import styles from './popover.module.scss';

type PopoverProps = {
  readonly id: string;
  readonly label: string;
  /** Takes the whole width of a phone. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  readonly onToggle?: (isOpen: boolean) => void;
};

/**
 * A panel under the button whose `popoverTarget` names it. The browser opens and closes it, also before hydration,
 * closes it on Escape and outside presses, and returns the focus. It closes when the focus goes on behind it, too.
 */
export function Popover({ id, label, isWide = false, children, onToggle }: PopoverProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      data-wide={isWide || undefined}
      className={styles.popover}
      onBlurCapture={closeBehind}
      // One that opens inside tells of itself here, too.
      onToggle={({ target, currentTarget, newState }) => target === currentTarget && onToggle?.(newState === 'open')}
    >
      {children}
    </div>
  );
}

/** Closes the popover with this id, after a choice was made in it. */
export const closePopover = (id: string): void => document.getElementById(id)?.hidePopover();

/**
 * Closes a popover that would cover what has the focus now; the press on its own button closes it anyway. One that
 * opens from it stays.
 */
export const closeBehind = ({ currentTarget: popover, relatedTarget: focused }: FocusEvent<HTMLElement>): void => {
  const isElsewhere = focused instanceof Element && !focused.closest('[popover]');
  if (isElsewhere && !focused.matches(`[popovertarget="${popover.id}"]`)) popover.hidePopover();
};
