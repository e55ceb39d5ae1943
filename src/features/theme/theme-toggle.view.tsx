import { useService } from '../../di/index.ts';
import { iconButtonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ThemeName } from './theme-name.view.tsx';
import styles from './theme-toggle.module.scss';
import { THEME_VIEW_MODEL } from './theme.tokens.ts';

/** Styles choose the icon: only they know the device's preference before any script runs. */
export function ThemeToggle() {
  const theme = useService(THEME_VIEW_MODEL);
  return (
    <button type="button" {...iconButtonAttributes()} onClick={theme.toggle}>
      <VisuallyHidden>
        <ThemeName />
      </VisuallyHidden>
      <span className={styles.whenLight}>
        <Icon path={icons.moonIcon} />
      </span>
      <span className={styles.whenDark}>
        <Icon path={icons.sunIcon} />
      </span>
    </button>
  );
}
