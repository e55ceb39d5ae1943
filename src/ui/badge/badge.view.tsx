import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.view.tsx';
import styles from './badge.module.scss';

type BadgeProps = {
  readonly tone?: 'neutral' | 'accent' | 'soft' | 'positive' | 'warning' | 'negative' | 'raised';
  readonly icon?: string;
  readonly children: ReactNode;
};

/** A round label of a few words; never a control. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon !== undefined && <Icon path={icon} size="small" />}
      {children}
    </span>
  );
}
