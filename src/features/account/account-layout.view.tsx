import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { announces } from '@domain/settings/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { messageCircleIcon } from '../../ui/icon/message-icons.data.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import * as profileIcons from '../../ui/icon/profile-icons.data.ts';
import { REFERENCE_VIEW_MODEL } from '../reference/index.ts';
import styles from './account-layout.module.scss';

type AccountLayoutProps = {
  /** The path of the page. */
  readonly current: string;
  readonly children: ReactNode;
  /** Whether a phone shows the other settings below the page. */
  readonly isStart?: boolean;
};

/** A page of the account beside the list of the others; a phone shows them below the first one. */
export const AccountLayout = observer(function AccountLayout({
  current,
  children,
  isStart = false,
}: AccountLayoutProps) {
  const translate = useTranslate();
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  const pages = [
    { to: '/profile', icon: profileIcons.userRoundIcon, label: translate('profile.title') },
    { to: '/orders', icon: profileIcons.receiptTextIcon, label: translate('menu.orders') },
    ...(announces(settings, 'chat')
      ? [{ to: '/chat', icon: messageCircleIcon, label: translate('menu.messages') }]
      : []),
    { to: '/wallet', icon: profileIcons.walletIcon, label: translate('wallet.title') },
    { to: '/saved-locations', icon: icons.mapPinIcon, label: translate('menu.addresses') },
    { to: '/liked', icon: icons.heartIcon, label: translate('menu.liked') },
    ...(settings.isReservationActive
      ? [{ to: '/reservations', icon: profileIcons.calendarIcon, label: translate('menu.tables') }]
      : []),
    ...(settings.isParcelActive
      ? [{ to: '/parcels', icon: profileIcons.packageIcon, label: translate('menu.parcels') }]
      : []),
  ];
  const own = [
    { to: '/settings/notification', icon: noticeIcons.bellIcon, label: translate('notifications.title') },
    { to: '/settings/comfort', icon: profileIcons.slidersHorizontalIcon, label: translate('pages.comfort') },
    { to: '/settings/security', icon: profileIcons.monitorSmartphoneIcon, label: translate('menu.security') },
    { to: '/settings/data', icon: profileIcons.fileTextIcon, label: translate('own_data.title') },
  ];
  const inviting = settings.isReferralActive
    ? [{ to: '/referrals', icon: profileIcons.giftIcon, label: translate('menu.referrals') }]
    : [];
  return (
    <div className={styles.layout}>
      <div className={styles.page}>{children}</div>
      <nav className={styles.nav} aria-label={translate('profile.nav')} data-start={isStart || undefined}>
        <ul data-wide-only>
          {pages.map((page) => (
            <NavItem key={page.to} {...page} current={current} />
          ))}
        </ul>
        <ul>
          {own.map((page) => (
            <NavItem key={page.to} {...page} current={current} />
          ))}
        </ul>
        {inviting.length > 0 && (
          <ul>
            {inviting.map((page) => (
              <NavItem key={page.to} {...page} current={current} />
            ))}
          </ul>
        )}
      </nav>
    </div>
  );
});

type NavItemProps = {
  readonly to: string;
  readonly icon: string;
  readonly label: string;
  readonly current: string;
};

function NavItem({ to, icon, label, current }: NavItemProps) {
  return (
    <li>
      <AppLink to={to} className={styles.link} aria-current={to === current ? 'page' : undefined}>
        <Icon path={icon} />
        <span>{label}</span>
        <Icon path={profileIcons.chevronRightIcon} points />
      </AppLink>
    </li>
  );
}
