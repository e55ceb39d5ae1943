import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import { isActiveStatus, type Order } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { lazyView, servedView } from '../../ui/lazy/index.ts';
import { FailureState } from '../failure/index.ts';
import { LiveHead } from './live-head.view.tsx';
import { PAYING } from '../paying/index.ts';
import { Outcomes, Question } from '../substitution/index.ts';
import { TrackingSkeleton } from '../tracking/index.ts';
import { payableOrder } from './payable-order.ts';
import styles from './order.module.scss';
import type { OrderViewModel } from './order.view-model.ts';
import { Timeline } from './timeline.view.tsx';

const AfterDelivery = lazyView(() => import('./after-delivery.view.tsx').then((module) => module.AfterDelivery));
const CancelQuestion = lazyView(() => import('./cancel-question.view.tsx').then((module) => module.CancelQuestion));
// Rendered by the server; their code loads beside the page. What they show follows from the order alone: anything else
// could have changed before they are hydrated.
const HandoverPanel = servedView(() => import('./handover-panel.view.tsx').then((module) => module.HandoverPanel));
const LiveMap = servedView(() => import('./live-map.view.tsx').then((module) => module.LiveMap));
const OrderActions = servedView(() => import('./order-actions.view.tsx').then((module) => module.OrderActions));
const OrderItems = servedView(() => import('./order-items.view.tsx').then((module) => module.OrderItems));
const ShareLinks = lazyView(() => import('../follow/index.ts').then((module) => module.ShareLinks));
const OrderNote = lazyView(() => import('./order-note.view.tsx').then((module) => module.OrderNote));

export const OrderView = observer(function OrderView({ vm }: { readonly vm: OrderViewModel }) {
  if (vm.live?.failure) return <FailureState failure={vm.live.failure} onRetry={vm.retry} level={1} />;
  if (!vm.order) return <TrackingSkeleton />;
  return <LiveOrder vm={vm} order={vm.order} />;
});

const LiveOrder = observer(function LiveOrder({ vm, order }: { readonly vm: OrderViewModel; readonly order: Order }) {
  const translate = useTranslate();
  const live = useRef<HTMLElement>(null);
  const Paying = useService(PAYING);
  const payable = useMemo(() => payableOrder(order), [order]);
  const { isOwed } = payable;
  const isKept = isOwed && order.status === 'new';
  // Before its payment there is nothing to follow.
  const hasMap =
    !isKept &&
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
        {(isOwed || isPaidElsewhere(order)) && (
          <div className={styles.paying} data-main={isKept || undefined}>
            <Paying payable={payable} isMain={isKept} onLetGo={vm.askCancel} />
          </div>
        )}
        {!isKept && (
          <section className={styles.live} ref={live}>
            <LiveHead vm={vm} order={order} />
          </section>
        )}
        {!hasMap && !isKept && <HandoverPanel order={order} />}
        {!hasMap && !isKept && order.status !== 'canceled' && <Timeline vm={vm} order={order} />}
        {order.status === 'delivered' && <AfterDelivery order={order} />}
      </div>
      {hasMap && <LiveMap vm={vm} order={order} />}
      <div className={styles.column}>
        {hasMap && <HandoverPanel order={order} />}
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
        {!isKept && (
          <ShareLinks
            kind="order"
            deps={vm.sharing}
            id={order.id}
            endedAt={isActiveStatus(order.status) ? undefined : order.updatedAt}
            title={translate('follow.share_title', { shop: order.shop.title })}
          />
        )}
        {/* A kept order is let go where it is paid. */}
        <OrderActions order={order} canCancel={vm.canCancel && !isKept} onCancel={vm.askCancel} />
      </div>
      {vm.isAsking && <CancelQuestion vm={vm} order={order} />}
    </div>
  );
});

/** A payment that may have come back from its provider a moment ago. */
const isPaidElsewhere = ({ payment }: Order): boolean => payment !== undefined && payment.tag !== 'cash';
