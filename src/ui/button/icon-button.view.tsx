import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.view.tsx';
import styles from './icon-button.module.scss';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label' | 'children'> & {
  readonly icon: string;
  /** Read aloud; an icon alone says nothing. */
  readonly label: string;
  readonly look?: 'plain' | 'well' | 'solid' | 'accent';
  readonly isFilled?: boolean;
  readonly points?: boolean;
  /** A count on the corner, already part of the label. */
  readonly badge?: string | undefined;
};

/** The class and data attributes of an icon button, for links. */
export const iconButtonLooks = (look: IconButtonProps['look'] = 'plain') => ({ className: styles.iconButton, 'data-look': look });

export function IconButton({ icon, label, look, isFilled = false, points = false, badge, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} {...iconButtonLooks(look)} type={type} aria-label={label}>
      <Icon path={icon} isFilled={isFilled} points={points} />
      {badge !== undefined && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
