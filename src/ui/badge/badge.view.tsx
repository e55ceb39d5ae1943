import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.view.tsx';
import styles from './badge.module.scss';

type BadgeProps = {
  readonly tone?: 'neutral' | 'accent' | 'soft' | 'positive' | 'warning' | 'negative' | 'raised';
  readonly icon?: string;
  /** Where a screen reader says it already, as that a field is required. */
  readonly isSilent?: boolean;
  readonly children: ReactNode;
};

/** A round label of a few words; never a control. */
export function Badge({ tone = 'neutral', icon, isSilent, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} aria-hidden={isSilent}>
      {icon !== undefined && <Icon path={icon} size="small" />}
      {children}
    </span>
  );
}
