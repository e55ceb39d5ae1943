import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { REFERENCE_VIEW_MODEL } from '../reference/index.ts';
import styles from './own-lists.module.scss';

type OwnListsProps = { readonly current: '/orders' | '/parcels' | '/reservations' };

/**
 * What a customer has ordered, side by side: orders, and parcels and tables where the marketplace offers them.
 * Wide pages have the list of the account instead.
 */
export const OwnLists = observer(function OwnLists({ current }: OwnListsProps) {
  const translate = useTranslate();
  const { isParcelActive, isReservationActive } = useService(REFERENCE_VIEW_MODEL).settings;
  if (!isParcelActive && !isReservationActive) return null;
  const lists = [
    { to: '/orders', label: translate('menu.orders') },
    ...(isParcelActive ? [{ to: '/parcels', label: translate('menu.parcels') }] : []),
    ...(isReservationActive ? [{ to: '/reservations', label: translate('menu.tables') }] : []),
  ];
  return (
    <nav className={styles.lists} aria-label={translate('orders.kinds')}>
      {lists.map(({ to, label }) => (
        <AppLink key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
});
