import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import { OrderCard } from './order-card.view.tsx';
import styles from './orders.module.scss';
import type { OrdersViewModel } from './orders.view-model.ts';

const TABS = [
  { group: 'active', path: '/orders' },
  { group: 'history', path: '/orders?tab=history' },
] as const;

export const OrdersView = observer(function OrdersView({ vm }: { readonly vm: OrdersViewModel }) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('orders.heading')}</h1>
      <nav className={styles.tabs} aria-label={translate('orders.heading')}>
        {TABS.map(({ group, path }) => (
          <AppLink key={group} to={path} replace aria-current={vm.group === group ? 'page' : undefined}>
            {translate(`orders.${group}`)}
          </AppLink>
        ))}
      </nav>
      <OrderList vm={vm} />
    </div>
  );
});

const OrderList = observer(function OrderList({ vm }: { readonly vm: OrdersViewModel }) {
  const translate = useTranslate();
  const { items, isLoading, failure } = vm.orders;
  if (items.length === 0 && failure) return <FailureState failure={failure} onRetry={() => vm.orders.reload()} />;
  if (items.length === 0 && isLoading)
    return (
      <div role="status" aria-label={translate('progress')} className={styles.list}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  if (items.length === 0)
    return (
      <State
        icon={moreIcons.receiptTextIcon}
        title={translate(vm.group === 'active' ? 'orders.none_active' : 'orders.none_history')}
        action={
          <AppLink to="/" {...buttonAttributes({ look: 'main' })}>
            {translate('checkout.find_shops')}
          </AppLink>
        }
      >
        {translate('orders.none_text')}
      </State>
    );
  return (
    <>
      <ul className={styles.list}>
        {items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} canRepeat={vm.canRepeat} />
          </li>
        ))}
      </ul>
      <ListEnd list={vm.orders} label={translate('list.more')} />
    </>
  );
});
