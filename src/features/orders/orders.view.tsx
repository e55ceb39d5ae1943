import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent, type RefObject } from 'react';
import { ORDER_SEARCH_MAX, type OrderSection } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { monthText, useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { AccountLayout } from '../account/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import { FilterLinks } from '../filter-links/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { OwnLists } from '../own-lists/index.ts';
import { NoOrders } from './no-orders.view.tsx';
import { OrderCard } from './order-card.view.tsx';
import styles from './orders.module.scss';
import type { OrdersViewModel } from './orders.view-model.ts';

type OrdersProps = { readonly vm: OrdersViewModel };

export const OrdersView = observer(function OrdersView({ vm }: OrdersProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AccountLayout current="/orders">
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {translate('orders.heading')}
      </h1>
      <OwnLists current="/orders" />
      {!vm.isUnused && (
        <div className={styles.tools}>
          <Search vm={vm} />
          <FilterLinks
            label={translate('orders.heading')}
            filters={vm.groups.map((group) => ({
              to: vm.addressOf(group),
              label: translate(`orders.filter.${group}`),
              isChosen: vm.selection.group === group,
            }))}
          />
        </div>
      )}
      <OrderList vm={vm} heading={heading} />
    </AccountLayout>
  );
});

/** A form, so that it searches without script as well. */
const Search = observer(function Search({ vm }: OrdersProps) {
  const translate = useTranslate();
  const { group } = vm.selection;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    vm.search();
  };
  return (
    <form
      role="search"
      aria-label={translate('orders.heading')}
      action="/orders"
      className={styles.search}
      onSubmit={submit}
    >
      <Icon path={icons.searchIcon} />
      {group !== 'all' && <input type="hidden" name="show" value={group} />}
      <input
        type="search"
        name="search"
        value={vm.typed}
        maxLength={ORDER_SEARCH_MAX}
        onChange={(event) => vm.type(event.target.value)}
        placeholder={translate('orders.search')}
        aria-label={translate('orders.search')}
        enterKeyHint="search"
        autoComplete="off"
      />
    </form>
  );
});

type ListProps = OrdersProps & { readonly heading: RefObject<HTMLElement | null> };

const OrderList = observer(function OrderList({ vm, heading }: ListProps) {
  const translate = useTranslate();
  const { list, selection } = vm.shown;
  const { items, isLoading, failure } = list;
  if (items.length === 0 && failure) return <FailureState failure={failure} onRetry={() => list.reload()} />;
  if (items.length === 0 && isLoading)
    return (
      <div role="status" aria-label={translate('progress')} className={styles.list}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  if (items.length === 0) return <NoOrders selection={selection} heading={heading} />;
  return (
    <div className={styles.orders} aria-busy={vm.isBehind}>
      {vm.sections.map((section) => (
        <Section key={section.month ?? section.kind} vm={vm} section={section} />
      ))}
      {!vm.isBehind && (
        <ListEnd key={`${selection.group} ${selection.search}`} list={list} label={translate('list.more')} />
      )}
    </div>
  );
});

const Section = observer(function Section({ vm, section }: OrdersProps & { readonly section: OrderSection }) {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { month, orders } = section;
  const id = `orders-${month ?? section.kind}`;
  return (
    <section aria-labelledby={id}>
      {/* A browser's own names of the months may differ from the server's. */}
      <h2 id={id} suppressHydrationWarning>
        {month === undefined ? translate('orders.filter.active') : monthText(month, language)}
      </h2>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} canRepeat={vm.canRepeat} />
          </li>
        ))}
      </ul>
    </section>
  );
});
