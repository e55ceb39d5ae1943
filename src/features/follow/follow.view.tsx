import { observer } from 'mobx-react-lite';
import { dateText, localTimeOf } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { isActiveStatus, type FollowedOrder } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { lengthText } from '../addresses/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { CourierMap } from '../map/index.ts';
import { ProgressTiers } from '../tracking/index.ts';
import styles from './follow.module.scss';
import type { FollowViewModel } from './follow.view-model.ts';

type Props = { readonly vm: FollowViewModel };
type OrderProps = Props & { readonly order: FollowedOrder };

/** ORDER-6k: an order as somebody without account follows it. */
export const FollowView = observer(function FollowView({ vm }: Props) {
  const translate = useTranslate();
  if (vm.isOver)
    return (
      <State
        icon={wayIcons.bikeIcon}
        title={translate('follow.over')}
        level={1}
        action={
          <AppLink to="/" {...buttonAttributes({ look: 'main' })}>
            {translate('not_found.home')}
          </AppLink>
        }
      >
        {translate('follow.over_text')}
      </State>
    );
  if (vm.live?.failure) return <FailureState failure={vm.live.failure} onRetry={vm.retry} level={1} />;
  if (!vm.order)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="title" />
        <Skeleton shape="row" />
        <Skeleton shape="cover" />
      </div>
    );
  return <Followed vm={vm} order={vm.order} />;
});

const Followed = observer(function Followed({ vm, order }: OrderProps) {
  const translate = useTranslate();
  const timeText = useTimeText(order);
  const text = useWhereText(vm, order);
  const { shop, area } = order;
  const hasMap = isActiveStatus(order.status) && area !== undefined && shop.location !== undefined;
  return (
    <div className={styles.page} data-map={hasMap || undefined}>
      <div className={styles.column}>
        <p className={styles.shop}>{translate('follow.title', { shop: shop.title })}</p>
        <Expected order={order} />
        <h1 tabIndex={-1}>{order.arrival?.isLate ? translate('follow.late') : vm.headline}</h1>
        {order.arrival?.isLate && <p>{vm.headline}</p>}
        {vm.steps.length > 0 && <ProgressTiers steps={vm.steps} />}
        <p className={styles.muted}>{translate('order.updated', { time: timeText(order.updatedAt) })}</p>
        <p className={styles.muted}>{translate('follow.hidden')}</p>
      </div>
      {hasMap && (
        <CourierMap
          shop={{ at: shop.location, name: shop.title }}
          home={{ at: area, name: '' }}
          courier={order.courier?.position}
          isArea
          text={text}
        />
      )}
    </div>
  );
});

const useTimeText = ({ timeZone }: FollowedOrder) => {
  const zones = useService(TIME_ZONES_IN_VIEW);
  return (at: Instant): string => localTimeOf(at, timeZone ?? 'UTC', zones);
};

function Expected({ order }: { readonly order: FollowedOrder }) {
  const translate = useTranslate();
  const timeText = useTimeText(order);
  const { arrival, slot } = order;
  if (!isActiveStatus(order.status)) return null;
  if (slot)
    return (
      <p>
        <span className={styles.muted}>{translate('order.planned')}</span>{' '}
        <bdi>{`${dateText(slot.date)}, ${slot.time}`}</bdi>
      </p>
    );
  if (!arrival) return <p className={styles.muted}>{translate('order.waiting')}</p>;
  const { from, to, latest, isLate } = arrival;
  return (
    <dl className={styles.arrival}>
      <div>
        <dt>{translate(isLate ? 'order.new_time' : 'order.arrives')}</dt>
        <dd className={styles.window}>
          <bdi dir="ltr">{from === to ? timeText(from) : `${timeText(from)}–${timeText(to)}`}</bdi>
        </dd>
      </div>
      {latest !== undefined && (
        <div>
          <dt>{translate(isLate ? 'order.promised' : 'order.latest')}</dt>
          <dd>{isLate ? <s>{timeText(latest)}</s> : timeText(latest)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The map in words. */
const useWhereText = (vm: FollowViewModel, order: FollowedOrder): string => {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  if (vm.distance === undefined)
    return order.status === 'on_a_way'
      ? translate('follow.now.on_a_way')
      : translate('follow.where_shop', { shop: order.shop.title });
  return vm.distance === 0
    ? translate('follow.where_near')
    : translate('follow.where', { distance: lengthText(vm.distance, language) });
};
