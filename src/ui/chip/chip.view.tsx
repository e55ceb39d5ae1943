import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import * as icons from '../icon/icons.data.ts';
import styles from './chip.module.scss';

type ChipProps = {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Not `disabled`: a chip that cannot be pressed keeps the focus. */
  readonly isIdle?: boolean;
  readonly children: ReactNode;
};

/** Returns the class of a chip, for links to a filtered address. */
export const chipClass = styles.chip;

/** A filter that is on or off and applies at once. */
export function Chip({ isOn, onToggle, isIdle, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onToggle}
    >
      {isOn && <Icon path={icons.checkIcon} size="small" />}
      {children}
    </button>
  );
}
