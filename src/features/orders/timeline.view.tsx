import { observer } from 'mobx-react-lite';
import { localTimeOf } from '@domain/calendar/index.ts';
import { orderZone, type Order, type Step } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { StepList } from '../tracking/index.ts';
import { stepText } from './order-texts.ts';
import type { OrderViewModel } from './order.view-model.ts';

const ICONS: Readonly<Record<Step, string>> = {
  accepted: icons.storeIcon,
  ready: wayIcons.utensilsIcon,
  on_a_way: wayIcons.bikeIcon,
  delivered: wayIcons.houseIcon,
};

/** ORDER-6: the steps of an order with the times at which they were reached. */
export const Timeline = observer(function Timeline({
  vm,
  order,
}: {
  readonly vm: OrderViewModel;
  readonly order: Order;
}) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  return (
    <StepList
      steps={vm.progress?.steps ?? []}
      icons={ICONS}
      nameOf={(step) => stepText(step, order, translate)}
      timeOf={(step) => {
        const at = vm.timeOf(step);
        return at && localTimeOf(at, orderZone(order), zones);
      }}
    />
  );
});
