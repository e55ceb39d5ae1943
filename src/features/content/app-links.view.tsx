import type { AboutPart } from '@domain/content/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import styles from './app-links.module.scss';

/** Links to the app stores. The URLs are an operator's text, and only web addresses become links. */
export function AppLinks({ apps }: { readonly apps: AboutPart['apps'] }) {
  const translate = useTranslate();
  const found = (['ios', 'android'] as const).filter((system) => /^https?:\/\//i.test(apps[system]));
  if (found.length === 0) return null;
  return (
    <ul className={styles.apps}>
      {found.map((system) => (
        <li key={system}>
          <a href={apps[system]} rel="noreferrer" {...buttonAttributes({ look: 'quiet' })}>
            {translate(`about.app_${system}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
