import { observer } from 'mobx-react-lite';
import { useService } from '../di/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';
import { SESSION_VIEW_MODEL } from '../features/session/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { AppLink } from '../routes/index.ts';
import { Icon } from '../ui/icon/index.ts';
import * as icons from '../ui/icon/icons.data.ts';
import * as moreIcons from '../ui/icon/more-icons.data.ts';
import * as wayIcons from '../ui/icon/way-icons.data.ts';
import * as profileIcons from '../ui/icon/profile-icons.data.ts';
import * as noticeIcons from '../ui/icon/notice-icons.data.ts';
import { menuItemClass, MenuList } from '../ui/menu/index.ts';
import { ADMIN_ADDRESS } from './shell.tokens.ts';

type AccountLinksProps = { readonly onFollow: () => void };

/** LAYOUT-3: the customer's own pages, the admin panel, sign-out. Part of the user menu and the drawer. */
export const AccountLinks = observer(function AccountLinks({ onFollow }: AccountLinksProps) {
  const translate = useTranslate();
  const session = useService(SESSION_VIEW_MODEL);
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  const admin = useService(ADMIN_ADDRESS)();
  const links = [
    { to: '/profile', icon: profileIcons.userRoundIcon, label: translate('profile.title') },
    { to: '/orders', icon: moreIcons.receiptTextIcon, label: translate('menu.orders') },
    { to: '/wallet', icon: moreIcons.walletIcon, label: translate('wallet.title') },
    ...(settings.isParcelActive
      ? [{ to: '/parcels', icon: noticeIcons.packageIcon, label: translate('menu.parcels') }]
      : []),
    ...(settings.isReservationActive
      ? [{ to: '/reservations', icon: noticeIcons.calendarIcon, label: translate('menu.tables') }]
      : []),
    { to: '/saved-locations', icon: icons.mapPinIcon, label: translate('menu.addresses') },
    { to: '/liked', icon: icons.heartIcon, label: translate('menu.liked') },
    { to: '/diet', icon: wayIcons.utensilsIcon, label: translate('pages.diet') },
    ...(settings.isReferralActive
      ? [{ to: '/referrals', icon: profileIcons.giftIcon, label: translate('menu.referrals') }]
      : []),
    { to: '/settings/notification', icon: noticeIcons.bellIcon, label: translate('notifications.title') },
    { to: '/settings/security', icon: moreIcons.keyRoundIcon, label: translate('menu.security') },
  ];
  return (
    <MenuList>
      {links.map(({ to, icon, label }) => (
        <li key={to}>
          <AppLink to={to} className={menuItemClass} onClick={onFollow}>
            <Icon path={icon} />
            {label}
          </AppLink>
        </li>
      ))}
      {admin !== undefined && (
        <li>
          <a href={admin} className={menuItemClass} onClick={onFollow}>
            <Icon path={moreIcons.layoutDashboardIcon} />
            {translate('menu.admin')}
          </a>
        </li>
      )}
      <li>
        <button
          type="button"
          className={menuItemClass}
          onClick={() => {
            onFollow();
            void session.signOut();
          }}
        >
          <Icon path={moreIcons.logOutIcon} points />
          {translate('menu.sign_out')}
        </button>
      </li>
    </MenuList>
  );
});
