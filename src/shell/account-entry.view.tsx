import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useService } from '../di/index.ts';
import { SESSION_VIEW_MODEL } from '../features/session/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { AppLink, signInPath } from '../routes/index.ts';
import { Avatar } from '../ui/avatar/index.ts';
import { buttonAttributes } from '../ui/button/index.ts';
import { Icon } from '../ui/icon/index.ts';
import * as icons from '../ui/icon/icons.data.ts';
import { closePopover, Popover } from '../ui/popover/index.ts';
import { AccountLinks } from './lazy-account-links.ts';
import { NOTIFICATION_BELL } from './shell.tokens.ts';
import styles from './header.module.scss';

const USER_POPOVER = 'user-menu';

/** LAYOUT-3: the sign-in button for guests, else bell and user menu. Reserves the space of the bell. */
export const AccountEntry = observer(function AccountEntry() {
  const translate = useTranslate();
  const { user } = useService(SESSION_VIEW_MODEL);
  const NotificationBell = useService(NOTIFICATION_BELL);
  const { pathname, search } = useLocation();
  if (!user)
    return (
      <AppLink to={signInPath({ path: pathname, search })} {...buttonAttributes({ look: 'quiet' })} data-wide-only>
        {translate('header.sign_in')}
      </AppLink>
    );
  return (
    <>
      <div className={styles.bell}>
        <NotificationBell />
      </div>
      <button
        type="button"
        className={styles.tool}
        popoverTarget={USER_POPOVER}
        aria-label={translate('header.account', { name: user.firstName })}
        data-wide-only
      >
        <Avatar image={user.image} firstName={user.firstName} />
        <bdi className={styles.name}>{user.firstName}</bdi>
        <Icon path={icons.chevronDownIcon} size="small" />
      </button>
      <Popover id={USER_POPOVER} label={translate('header.account', { name: user.firstName })}>
        <AccountLinks onFollow={() => closePopover(USER_POPOVER)} />
      </Popover>
    </>
  );
});
