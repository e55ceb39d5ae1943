import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { isActiveStatus, isPayable, type Order } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as infoIcons from '../../ui/icon/info-icons.data.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { lazyView, servedView } from '../../ui/lazy/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from '../failure/index.ts';
import { LiveHead } from './live-head.view.tsx';
import { Outcomes, Question } from '../substitution/index.ts';
import styles from './order.module.scss';
import type { OrderViewModel } from './order.view-model.ts';
import { Timeline } from './timeline.view.tsx';

const AfterDelivery = lazyView(() => import('./after-delivery.view.tsx').then((module) => module.AfterDelivery));
const CancelQuestion = lazyView(() => import('./cancel-question.view.tsx').then((module) => module.CancelQuestion));
// Rendered by the server; their code loads beside the page. What they show follows from the order alone: anything else
// could have changed before they are hydrated.
const HandOver = servedView(() => import('./hand-over.view.tsx').then((module) => module.HandOver));
const LiveMap = servedView(() => import('./live-map.view.tsx').then((module) => module.LiveMap));
const OrderItems = servedView(() => import('./order-items.view.tsx').then((module) => module.OrderItems));
const OrderNote = lazyView(() => import('./order-note.view.tsx').then((module) => module.OrderNote));
const OrderPaying = lazyView(() => import('./order-paying.view.tsx').then((module) => module.OrderPaying));

export const OrderView = observer(function OrderView({ vm }: { readonly vm: OrderViewModel }) {
  const translate = useTranslate();
  if (vm.live?.failure) return <FailureState failure={vm.live.failure} onRetry={vm.retry} level={1} />;
  if (!vm.order)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="title" />
        <Skeleton shape="row" />
        <Skeleton shape="cover" />
      </div>
    );
  return <LiveOrder vm={vm} order={vm.order} />;
});

const LiveOrder = observer(function LiveOrder({ vm, order }: { readonly vm: OrderViewModel; readonly order: Order }) {
  const translate = useTranslate();
  const live = useRef<HTMLElement>(null);
  const isKept = isPayable(order) && order.status === 'new';
  const hasMap =
    order.deliveryType === 'delivery' &&
    isActiveStatus(order.status) &&
    order.shop.location !== undefined &&
    order.destination !== undefined;
  return (
    <div className={styles.page} data-map={hasMap || undefined}>
      <div className={styles.column}>
        {vm.substitution?.question && (
          <Question
            vm={vm.substitution}
            order={order}
            question={vm.substitution.question}
            onAnswered={() => live.current?.querySelector('h1')?.focus()}
          />
        )}
        {isPaidElsewhere(order) && (
          <div className={styles.paying} data-main={isKept || undefined}>
            <OrderPaying order={order} isMain={isKept} onLetGo={vm.askCancel} />
          </div>
        )}
        {!isKept && (
          <section className={styles.live} ref={live}>
            <LiveHead vm={vm} order={order} />
          </section>
        )}
        {!hasMap && <HandOver order={order} />}
        {!hasMap && order.status !== 'canceled' && <Timeline vm={vm} order={order} />}
        {order.status === 'delivered' && <AfterDelivery order={order} />}
      </div>
      {hasMap && <LiveMap vm={vm} order={order} />}
      <div className={styles.column}>
        {hasMap && <HandOver order={order} />}
        {hasMap && <Timeline vm={vm} order={order} />}
        <OrderItems order={order} />
        {(order.note !== '' || vm.canChangeNote) && <OrderNote deps={vm.note} order={order} />}
        {order.status !== 'canceled' && order.substitutions.length > 0 && (
          <Outcomes
            substitutions={order.substitutions}
            payment={order.payment}
            style={order.priceStyle}
            id="order-changed"
          />
        )}
        <div className={styles.actions}>
          {vm.canCancel && (
            <Button isWide onClick={vm.askCancel}>
              {translate('order.cancel')}
            </Button>
          )}
          {order.shop.phone !== undefined && (
            <a {...buttonAttributes({ isWide: true })} href={`tel:+${order.shop.phone}`}>
              <Icon path={infoIcons.phoneIcon} />
              {translate('order.call_shop', { shop: order.shop.title })}
            </a>
          )}
          <AppLink to={`/orders/${order.id}/receipt`} {...buttonAttributes({ isWide: true })}>
            <Icon path={moreIcons.receiptTextIcon} />
            {translate('receipt.link')}
          </AppLink>
          {order.status === 'canceled' && (
            <AppLink to={`/orders/${order.id}/again`} {...buttonAttributes({ look: 'main', isWide: true })}>
              {translate('order.again')}
            </AppLink>
          )}
        </div>
      </div>
      {vm.isAsking && <CancelQuestion vm={vm} order={order} />}
    </div>
  );
});

/** Whether something may have to be said about the payment of an order. */
const isPaidElsewhere = (order: Order): boolean =>
  isPayable(order) || (order.payment !== undefined && order.payment.tag !== 'cash');
