import { observer } from 'mobx-react-lite';
import { localTimeOf } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { orderZone, type Order } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { CourierMap } from '../map/index.ts';
import type { OrderViewModel } from './order.view-model.ts';
import { whereText } from './where-text.ts';

/** Where the courier is, on the map and in words; nothing unless the order knows both ends of the way. */
export const LiveMap = observer(function LiveMap({
  vm,
  order,
}: {
  readonly vm: OrderViewModel;
  readonly order: Order;
}) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const zones = useService(TIME_ZONES_IN_VIEW);
  const timeText = (at: Instant): string => localTimeOf(at, orderZone(order), zones);
  if (!order.shop.location || !order.destination) return null;
  return (
    <CourierMap
      shop={{ at: order.shop.location, name: order.shop.title }}
      home={{ at: order.destination, name: order.address }}
      courier={vm.courier.at}
      route={vm.courier.route}
      text={whereText(vm, order, { translate, numbers, timeText })}
    />
  );
});
