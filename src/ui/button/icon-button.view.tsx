import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.view.tsx';
import styles from './icon-button.module.scss';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label' | 'children'> & {
  readonly icon: string;
  /** The accessible name of the icon. */
  readonly label: string;
  readonly look?: 'plain' | 'well' | 'solid' | 'accent';
  readonly isFilled?: boolean;
  readonly points?: boolean;
  /** A count in the corner, which the label includes. */
  readonly badge?: string | undefined;
};

/** Returns the class and data attributes of an icon button, for links. */
export const iconButtonAttributes = (look: IconButtonProps['look'] = 'plain') => ({
  className: styles.iconButton,
  'data-look': look,
});

export function IconButton({
  icon,
  label,
  look,
  isFilled = false,
  points = false,
  badge,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} {...iconButtonAttributes(look)} type={type} aria-label={label}>
      <Icon path={icon} isFilled={isFilled} points={points} />
      {badge !== undefined && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
