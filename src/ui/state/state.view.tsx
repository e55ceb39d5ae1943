import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './state.module.scss';

/** What is above the title: an icon, or a drawing of its own. */
export type StateArt =
  | { readonly icon: string; readonly art?: undefined }
  | { readonly art: ReactNode; readonly icon?: undefined };

type StateProps = StateArt & {
  readonly title: string;
  readonly children?: ReactNode;
  /** The single action to continue with. */
  readonly action?: ReactNode;
  /** A page that consists of this state makes its title the page's heading. */
  readonly level?: 1 | 2 | 3;
};

/** Replaces content: empty, failed, closed, offline, not found. */
export function State({ icon, art, title, children, action, level = 2 }: StateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <div className={styles.art}>{icon === undefined ? art : <Icon path={icon} size="large" />}</div>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
