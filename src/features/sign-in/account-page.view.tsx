import { useEffect, useRef, type ReactNode } from 'react';
import styles from './account-page.module.scss';

type AccountPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /** Names the step where several share a path; a new one moves the focus to its heading. */
  readonly step?: string;
};

/** One step of signing in or up: a heading, a sentence, a form, and links to the alternatives. */
export function AccountPage({ title, lead, children, foot, step }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}

/** The class of a form on such a page. */
export const accountFormClass = styles.form;
/** Classes of its texts: where a code was sent, and hints before a form. */
export const accountTexts = { login: styles.login, note: styles.note } as const;
