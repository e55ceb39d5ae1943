import { observer } from 'mobx-react-lite';
import { localTimeOf } from '@domain/calendar/index.ts';
import { isActiveStatus, type Order } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate, type Numbers } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes, iconButtonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as infoIcons from '../../ui/icon/info-icons.data.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import { CourierMap } from '../map/index.ts';
import { AfterDelivery } from './after-delivery.view.tsx';
import { OrderItems } from './order-items.view.tsx';
import { headline, zoneOf } from './order-texts.ts';
import styles from './order.module.scss';
import type { OrderViewModel } from './order.view-model.ts';
import { Timeline } from './timeline.view.tsx';

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
  const numbers = useNumbers();
  const hasMap =
    order.deliveryType === 'delivery' &&
    isActiveStatus(order.status) &&
    order.shop.location !== undefined &&
    order.destination !== undefined;
  return (
    <div className={styles.page} data-map={hasMap || undefined}>
      <div className={styles.column}>
        <section className={styles.live}>
          <Expected vm={vm} order={order} />
          <h1 tabIndex={-1}>{headline(order, translate)}</h1>
          <Tiers vm={vm} order={order} />
        </section>
        {order.pin !== undefined && isActiveStatus(order.status) && order.deliveryType === 'delivery' && (
          <p className={styles.pin}>
            <span>{translate('order.pin')}</span>
            <strong>
              <bdi>{order.pin}</bdi>
            </strong>
          </p>
        )}
        {order.courier && order.courier.name !== '' && isActiveStatus(order.status) && (
          <section className={styles.courier} aria-label={translate('order.courier')}>
            <span className={styles.face}>
              <Icon path={moreIcons.bikeIcon} />
            </span>
            <div>
              <p className={styles.strong}>
                <bdi>{order.courier.name}</bdi>
              </p>
              <p className={styles.muted}>{translate('order.courier')}</p>
            </div>
            {order.courier.phone !== undefined && (
              <a
                {...iconButtonAttributes('well')}
                href={`tel:+${order.courier.phone}`}
                aria-label={translate('order.call', { name: order.courier.name })}
              >
                <Icon path={infoIcons.phoneIcon} />
              </a>
            )}
          </section>
        )}
      </div>
      {hasMap && order.shop.location && order.destination && (
        <CourierMap
          shop={{ at: order.shop.location, name: order.shop.title }}
          home={{ at: order.destination, name: order.address }}
          courier={vm.courierAt}
          text={whereText(vm, order, translate, numbers)}
        />
      )}
      <div className={styles.column}>
        {order.status !== 'canceled' && <Timeline vm={vm} order={order} />}
        {order.status === 'delivered' && <AfterDelivery order={order} />}
        <OrderItems order={order} />
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
      <Sheet
        isOpen={vm.isAsking}
        onClose={vm.keep}
        label={translate('order.cancel_title')}
        closeLabel={translate('cart.close')}
        shape="narrow"
      >
        <div className={styles.ask}>
          <h2>{translate('order.cancel_title')}</h2>
          <p>{translate(order.payment?.status === 'paid' ? 'order.cancel_paid' : 'order.cancel_text')}</p>
          <Button look="main" isWide isBusy={vm.isCanceling} onClick={() => void vm.cancel()}>
            {translate('order.cancel_yes')}
          </Button>
          <Button isWide onClick={vm.keep}>
            {translate('order.keep')}
          </Button>
        </div>
      </Sheet>
    </div>
  );
});

const Expected = observer(function Expected({ vm, order }: { readonly vm: OrderViewModel; readonly order: Order }) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  const zone = zoneOf(order);
  if (!isActiveStatus(order.status)) {
    const at = vm.timeOf(order.status) ?? order.updatedAt;
    return (
      <p className={styles.muted}>
        {translate(order.status === 'canceled' ? 'order.canceled_at' : 'order.delivered_at', {
          time: localTimeOf(at, zone, zones),
        })}
      </p>
    );
  }
  if (order.slot)
    return (
      <p className={styles.eta}>
        <span>{translate('order.planned')}</span> <bdi>{`${order.slot.date} ${order.slot.time}`}</bdi>
      </p>
    );
  if (order.eta === undefined || vm.minutesLeft === undefined)
    return <p className={styles.muted}>{translate('order.waiting')}</p>;
  return (
    <p className={styles.eta}>
      <span>{translate('order.arrives')}</span> <bdi>{localTimeOf(order.eta, zone, zones)}</bdi>{' '}
      <span>{translate('order.minutes', { count: vm.minutesLeft })}</span>
    </p>
  );
});

const Tiers = observer(function Tiers({ vm, order }: { readonly vm: OrderViewModel; readonly order: Order }) {
  const translate = useTranslate();
  const { progress } = vm;
  if (!progress || order.status === 'canceled') return null;
  const done = progress.steps.filter(({ state }) => state === 'done').length;
  return (
    <>
      <div
        className={styles.tiers}
        role="img"
        aria-label={translate('order.step', { done: String(done), all: String(progress.steps.length) })}
      >
        {progress.steps.map(({ step, state }) => (
          <i key={step} data-state={state} />
        ))}
      </div>
      {progress.next && (
        <p className={styles.muted}>{translate('order.next', { step: translate(`order.step.${progress.next}`) })}</p>
      )}
    </>
  );
});

/** The map as text. */
const whereText = (
  vm: OrderViewModel,
  order: Order,
  translate: ReturnType<typeof useTranslate>,
  numbers: Numbers,
): string => {
  if (vm.distance !== undefined)
    return translate('order.where.courier', { km: numbers.tenths(vm.distance), address: order.address });
  if (order.status === 'on_a_way') return translate('order.now.on_a_way');
  return translate('order.where.shop', { shop: order.shop.title, address: order.shop.address });
};
