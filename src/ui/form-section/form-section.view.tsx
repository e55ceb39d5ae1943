import { useId, type ReactNode } from 'react';
import { FormFault } from './form-fault.view.tsx';
import styles from './form-section.module.scss';

type FormSectionProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** The fault in this section, and how to correct it. */
  readonly fault?: string | undefined;
  /** Stands beside the heading. */
  readonly tool?: ReactNode;
  readonly children: ReactNode;
};

/** One section of a long form: what it is about, its fields, and what is wrong with them. */
export function FormSection({ title, text, fault, tool, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-fault={fault !== undefined || undefined}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {text !== undefined && <p>{text}</p>}
        </div>
        {tool}
      </div>
      {children}
      {fault !== undefined && <FormFault>{fault}</FormFault>}
    </section>
  );
}
