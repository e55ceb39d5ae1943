import { Icon } from '../icon/index.ts';
import * as icons from '../icon/icons.data.ts';
import * as panelIcons from '../icon/panel-icons.data.ts';
import styles from './stepper.module.scss';

type StepperProps = {
  readonly quantity: number;
  /** "Fewer", "more" and, at the lowest quantity, "remove", each with the name of the product. */
  readonly labels: { readonly less: string; readonly more: string; readonly count: string };
  readonly onLess: () => void;
  readonly onMore: () => void;
  /** A limit is reached: the button stays focusable and its label says why. */
  readonly isAtMost?: boolean;
  readonly isAtLeast?: boolean;
  /** Going below removes the line: shows a bin. */
  readonly removes?: boolean;
  /** Where the announcer says what changed. */
  readonly isSilent?: boolean;
  readonly size?: 'medium' | 'big';
};

export function Stepper({
  quantity,
  labels,
  onLess,
  onMore,
  isAtMost = false,
  isAtLeast = false,
  removes = false,
  isSilent,
  size = 'medium',
}: StepperProps) {
  return (
    <div className={styles.stepper} role="group" aria-label={labels.count} data-size={size}>
      <button
        type="button"
        aria-label={labels.less}
        aria-disabled={isAtLeast || undefined}
        onClick={isAtLeast ? undefined : onLess}
      >
        <Icon path={removes ? panelIcons.trashIcon : panelIcons.minusIcon} size={size === 'big' ? 'medium' : 'small'} />
      </button>
      <output aria-live={isSilent ? 'off' : undefined}>{quantity}</output>
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={isAtMost || undefined}
        onClick={isAtMost ? undefined : onMore}
      >
        <Icon path={icons.plusIcon} size={size === 'big' ? 'medium' : 'small'} />
      </button>
    </div>
  );
}
