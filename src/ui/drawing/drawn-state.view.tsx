import type { ReactNode } from 'react';
import { Drawing, type DrawingShapes } from './drawing.view.tsx';
import styles from './drawn-state.module.scss';

type DrawnStateProps = {
  readonly shapes: DrawingShapes;
  readonly title: string;
  readonly children?: ReactNode;
  /** The single action to continue with. */
  readonly action?: ReactNode;
  /** A page that consists of this state makes its title the page's heading. */
  readonly level?: 1 | 2 | 3;
};

/** Replaces content as `State` does, with a drawing: for pages that no first visit and no checkout loads. */
export function DrawnState({ shapes, title, children, action, level = 2 }: DrawnStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <div className={styles.art}>
        <Drawing shapes={shapes} />
      </div>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
