import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './table.module.scss';

type SectionProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** The fault in this section, and how to correct it. */
  readonly fault?: string | undefined;
  /** Stands beside the heading. */
  readonly tool?: ReactNode;
  readonly children: ReactNode;
};

/** One section of the form for a table. */
export function Section({ title, text, fault, tool, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {text !== undefined && <p className={styles.muted}>{text}</p>}
        </div>
        {tool}
      </div>
      {children}
      {fault !== undefined && (
        <p className={styles.fault} role="alert" tabIndex={-1}>
          <Icon path={icons.circleAlertIcon} size="small" />
          <span>{fault}</span>
        </p>
      )}
    </section>
  );
}
