import type { ReactNode } from 'react';
import styles from './account-page.module.scss';

type AccountPageProps = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode; readonly foot?: ReactNode };

/** One step of signing in or up: a heading, a sentence, a form, and the other way round below. */
export function AccountPage({ title, lead, children, foot }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}

/** The class of a form on such a page. */
export const accountFormClass = styles.form;
