import { useTranslate } from '../i18n/index.ts';
import styles from './progress-bar.module.scss';

/** Something the whole page waits for is on its way. */
export function ProgressBar({ isActive }: { readonly isActive: boolean }) {
  const translate = useTranslate();
  return isActive ? <div className={styles.bar} role="progressbar" aria-label={translate('progress')} /> : null;
}
