import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './section.module.scss';

type SectionProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** The fault in this section, and how to correct it. */
  readonly fault?: string | undefined;
  readonly children: ReactNode;
};

/** One section of the checkout. */
export function Section({ title, text, fault, children }: SectionProps) {
  return (
    <section className={styles.block} data-fault={fault !== undefined || undefined}>
      <div>
        <h2>{title}</h2>
        {text !== undefined && <p className={styles.muted}>{text}</p>}
        {fault !== undefined && (
          <p className={styles.fault} role="alert" tabIndex={-1}>
            <Icon path={icons.circleAlertIcon} size="small" />
            <span>{fault}</span>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
