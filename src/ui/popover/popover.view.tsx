import type { ReactNode } from 'react';
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
 * closes it on Escape and outside presses, and returns the focus.
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
      onToggle={(event) => onToggle?.(event.newState === 'open')}
    >
      {children}
    </div>
  );
}

/** Closes the popover with this id, after a choice was made in it. */
export const closePopover = (id: string): void => document.getElementById(id)?.hidePopover();
