import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/index.ts';
import styles from './sign-in-methods.module.scss';

type CaseProps = {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** What becomes of a sign-in elsewhere: what happened, what that means, and what to do next. */
export function Case({ icon, title, text, children }: CaseProps) {
  return (
    <div className={styles.case}>
      <Icon path={icon} size="large" />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.steps}>{children}</div>
    </div>
  );
}
