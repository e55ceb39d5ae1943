import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { announces } from '@domain/settings/index.ts';
import { useService } from '../di/index.ts';
import { UnreadChats } from '../features/chat/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';
import { SESSION_VIEW_MODEL } from '../features/session/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { AppLink, PAGES } from '../routes/index.ts';
import { Icon } from '../ui/icon/index.ts';
import * as icons from '../ui/icon/icons.data.ts';
import { messageCircleIcon } from '../ui/icon/message-icons.data.ts';
import * as moreIcons from '../ui/icon/more-icons.data.ts';
import * as wayIcons from '../ui/icon/way-icons.data.ts';
import * as profileIcons from '../ui/icon/profile-icons.data.ts';
import * as noticeIcons from '../ui/icon/notice-icons.data.ts';
import { menuItemClass, MenuList } from '../ui/menu/index.ts';
import { ADMIN_ADDRESS } from './shell.tokens.ts';

type AccountLinksProps = { readonly onFollow: () => void };
type MenuLink = { readonly to: string; readonly icon: string; readonly label: string; readonly end?: ReactNode };

/** LAYOUT-3: the customer's own pages, the admin panel or a seller's shop, sign-out; in user menu and drawer. */
export const AccountLinks = observer(function AccountLinks({ onFollow }: AccountLinksProps) {
  const translate = useTranslate();
  const session = useService(SESSION_VIEW_MODEL);
  const { user } = session;
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  const admin = useService(ADMIN_ADDRESS)();
  const isSeller = session.user?.role === 'seller' && announces(settings, 'shop_desk');
  const links: readonly MenuLink[] = [
    { to: '/profile', icon: profileIcons.userRoundIcon, label: translate('profile.title') },
    { to: '/orders', icon: moreIcons.receiptTextIcon, label: translate('menu.orders') },
    ...(announces(settings, 'chat')
      ? [{ to: '/chat', icon: messageCircleIcon, label: translate('menu.messages'), end: <LateUnreadChats /> }]
      : []),
    ...(user?.role === 'deliveryman'
      ? [{ to: '/courier', icon: wayIcons.bikeIcon, label: translate('menu.deliveries') }]
      : []),
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
    { to: '/settings/comfort', icon: moreIcons.slidersHorizontalIcon, label: translate('pages.comfort') },
    { to: '/settings/security', icon: moreIcons.keyRoundIcon, label: translate('menu.security') },
  ];
  return (
    <MenuList>
      {links.map(({ to, icon, label, end }) => (
        <li key={to}>
          <AppLink to={to} className={menuItemClass} onClick={onFollow}>
            <Icon path={icon} />
            {label}
            {end}
          </AppLink>
        </li>
      ))}
      {admin !== undefined && (
        <li>
          <a href={isSeller ? `${admin}/kitchen` : admin} className={menuItemClass} onClick={onFollow}>
            <Icon path={moreIcons.layoutDashboardIcon} />
            {translate(isSeller ? 'menu.shop' : 'menu.admin')}
          </a>
        </li>
      )}
      <li>
        <button
          type="button"
          className={menuItemClass}
          aria-busy={session.isSigningOut || undefined}
          // The menu stays until the server has answered, to say that it is under way.
          onClick={() => void session.signOut().finally(onFollow)}
        >
          <Icon path={moreIcons.logOutIcon} points />
          {translate(session.isSigningOut ? 'menu.signing_out' : 'menu.sign_out')}
        </button>
      </li>
    </MenuList>
  );
});

/** The count of unread messages, whose code loads once the menu is looked at. */
function LateUnreadChats() {
  const pages = useService(PAGES);
  const place = useRef<HTMLSpanElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      void pages.prefetch({ path: '/chat', search: '' }).then(
        () => setIsReady(true),
        () => {},
      );
    });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [pages]);
  return <span ref={place}>{isReady && <UnreadChats />}</span>;
}
