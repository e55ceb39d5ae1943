import { observer } from 'mobx-react-lite';
import { dateText, localTimeOf } from '@domain/calendar/index.ts';
import { isActiveStatus, orderZone, type Order } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { ArrivalTimes, ProgressTiers } from '../tracking/index.ts';
import { headline, stepText } from './order-texts.ts';
import styles from './order.module.scss';
import type { OrderViewModel } from './order.view-model.ts';

type LiveHeadProps = {
  readonly vm: Pick<OrderViewModel, 'arrival' | 'minutesLeft' | 'progress' | 'timeOf'>;
  readonly order: Order;
};

/** When the order arrives, what happens now, and what comes next. Being late is said before anybody asks. */
export const LiveHead = observer(function LiveHead({ vm, order }: LiveHeadProps) {
  const translate = useTranslate();
  const isLate = vm.arrival?.isLate === true;
  return (
    <>
      <Expected vm={vm} order={order} />
      <h1 tabIndex={-1}>{isLate ? translate('order.late') : headline(order, translate)}</h1>
      {isLate && <p>{headline(order, translate)}</p>}
      <Tiers vm={vm} order={order} />
    </>
  );
});

const Expected = observer(function Expected({ vm, order }: LiveHeadProps) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  const timeText = (at: Order['createdAt']): string => localTimeOf(at, orderZone(order), zones);
  const { arrival } = vm;
  if (!isActiveStatus(order.status))
    return (
      <p className={styles.muted}>
        {translate(order.status === 'canceled' ? 'order.canceled_at' : 'order.delivered_at', {
          time: timeText(vm.timeOf(order.status) ?? order.updatedAt),
        })}
      </p>
    );
  if (order.slot)
    return (
      <p className={styles.eta}>
        <span>{translate('order.planned')}</span> <bdi>{`${dateText(order.slot.date)}, ${order.slot.time}`}</bdi>
      </p>
    );
  if (!arrival) return <p className={styles.muted}>{translate('order.waiting')}</p>;
  const { minutesLeft } = vm;
  return (
    <ArrivalTimes arrival={arrival} timeText={timeText}>
      {minutesLeft === undefined ? undefined : translate('order.minutes', { count: minutesLeft })}
    </ArrivalTimes>
  );
});

const Tiers = observer(function Tiers({ vm, order }: LiveHeadProps) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  const { progress } = vm;
  if (!progress || order.status === 'canceled') return null;
  return (
    <>
      <ProgressTiers steps={progress.steps} />
      {progress.next && (
        <p className={styles.muted}>
          {translate('order.next', { step: stepText(progress.next, order, translate) })} ·{' '}
          {translate('order.updated', { time: localTimeOf(order.updatedAt, orderZone(order), zones) })}
        </p>
      )}
    </>
  );
});
