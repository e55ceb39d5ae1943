import { useTranslate } from '../i18n/index.ts';
import styles from './progress-bar.module.scss';

/** Shows that the next page or language is loading. */
export function ProgressBar({ isActive }: { readonly isActive: boolean }) {
  const translate = useTranslate();
  return isActive ? <div className={styles.bar} role="progressbar" aria-label={translate('progress')} /> : null;
}
