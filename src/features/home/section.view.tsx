import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import styles from './section.module.scss';

type SectionProps = {
  readonly title: string;
  readonly more?: string;
  readonly count?: number | undefined;
  readonly children: ReactNode;
};

/** A section of the page with its heading; its parent omits it where there is no content. */
export function Section({ title, more, count, children }: SectionProps) {
  const translate = useTranslate();
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {more !== undefined && (
          <AppLink
            to={more}
            {...buttonAttributes({ look: 'text' })}
            aria-label={translate('home.see_all_of', { section: title })}
          >
            {count === undefined ? translate('home.see_all') : translate('home.see_all_count', { count })}
          </AppLink>
        )}
      </div>
      {children}
    </section>
  );
}
