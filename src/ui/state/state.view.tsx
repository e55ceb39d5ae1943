import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './state.module.scss';

type StateProps = {
  readonly icon: string;
  readonly title: string;
  readonly children?: ReactNode;
  /** The single action to continue with. */
  readonly action?: ReactNode;
  /** A page that consists of this state makes its title the page's heading. */
  readonly level?: 1 | 2 | 3;
};

/** Replaces content: empty, failed, closed, offline, not found. */
export function State({ icon, title, children, action, level = 2 }: StateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <div className={styles.art}>
        <Icon path={icon} size="large" />
      </div>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
