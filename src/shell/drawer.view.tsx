import { observer } from 'mobx-react-lite';
import { useService } from '../di/index.ts';
import { CURRENCY_VIEW_MODEL } from '../features/currency/index.ts';
import { SESSION_VIEW_MODEL } from '../features/session/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { Icon } from '../ui/icon/index.ts';
import * as icons from '../ui/icon/icons.data.ts';
import { servedView, useHeldPresses, whenUsed } from '../ui/lazy/index.ts';
import { closeBehind, closePopover } from '../ui/popover/index.ts';
import styles from './drawer.module.scss';

const Content = servedView(() => import('./drawer-content.view.tsx').then((module) => module.DrawerContent), whenUsed);

export const DRAWER_ID = 'drawer';
const close = (): void => closePopover(DRAWER_ID);

/** LAYOUT-6: the parts of the header that do not fit on a phone. Opened by the browser, also before hydration. */
export const Drawer = observer(function Drawer() {
  const translate = useTranslate();
  const session = useService(SESSION_VIEW_MODEL);
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { ref, release } = useHeldPresses();
  return (
    <nav
      id={DRAWER_ID}
      popover="auto"
      className={styles.drawer}
      aria-label={translate('header.menu')}
      onBlurCapture={closeBehind}
    >
      <div className={styles.head}>
        {session.user ? (
          <p>{translate('menu.hello', { name: session.user.firstName })}</p>
        ) : (
          <p>{translate('menu.welcome')}</p>
        )}
        <button
          type="button"
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
          aria-label={translate('menu.close')}
          className={styles.close}
        >
          <Icon path={icons.xIcon} />
        </button>
      </div>
      <div ref={ref}>
        <Content isSignedIn={session.isSignedIn} currency={currency.current} onFollow={close} onAlive={release} />
      </div>
    </nav>
  );
});
