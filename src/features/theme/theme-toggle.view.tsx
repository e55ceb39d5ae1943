import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { iconButtonLooks } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './theme-toggle.module.scss';
import { THEME_VIEW_MODEL } from './theme.tokens.ts';

/** Styles decide which icon shows, since only they know the device's wish before any script runs. */
export function ThemeToggle() {
  const theme = useService(THEME_VIEW_MODEL);
  const translate = useTranslate();
  return (
    <button type="button" {...iconButtonLooks()} aria-label={translate('theme.toggle')} onClick={theme.toggle}>
      <span className={styles.whenLight}>
        <Icon path={icons.moonIcon} />
      </span>
      <span className={styles.whenDark}>
        <Icon path={icons.sunIcon} />
      </span>
    </button>
  );
}
