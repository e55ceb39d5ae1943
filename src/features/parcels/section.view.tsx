import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './parcel-form.module.scss';

type SectionProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** The fault in this section, and how to correct it. */
  readonly fault?: string | undefined;
  readonly children: ReactNode;
};

/** One section of the form. */
export function Section({ title, text, fault, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className={styles.muted}>{text}</p>}
      </div>
      {children}
      {fault !== undefined && <Fault>{fault}</Fault>}
    </section>
  );
}

/** What is missing; takes the focus when the form was refused. */
export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.fault} role="alert" tabIndex={-1}>
      <Icon path={icons.circleAlertIcon} size="small" />
      <span>{children}</span>
    </p>
  );
}
