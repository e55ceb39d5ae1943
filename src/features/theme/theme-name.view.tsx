import { useTranslate } from '../../i18n/index.ts';
import styles from './theme-toggle.module.scss';

/** Says what a press switches to. Styles choose: only they know the device's preference before any script runs. */
export function ThemeName() {
  const translate = useTranslate();
  return (
    <>
      <span className={styles.whenLight}>{translate('theme.to_dark')}</span>
      <span className={styles.whenDark}>{translate('theme.to_light')}</span>
    </>
  );
}
