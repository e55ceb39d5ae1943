import type { FollowedOrder } from '@domain/orders/index.ts';
import type { Translate } from '../../i18n/index.ts';

/** Returns a sentence for what is happening now, as somebody else says it. */
export const followedHeadline = ({ status, deliveryType, courier }: FollowedOrder, translate: Translate): string => {
  switch (status) {
    case 'new':
    case 'canceled':
      return translate(`order.now.${status}`);
    case 'accepted':
    case 'cooking':
      return translate(`follow.now.${status}`);
    case 'ready':
      return translate(deliveryType === 'delivery' ? 'order.now.ready' : 'order.now.ready_pickup');
    case 'on_a_way':
      return courier ? translate('follow.now.on_a_way_by', { name: courier.name }) : translate('follow.now.on_a_way');
    case 'delivered':
      return translate(deliveryType === 'delivery' ? 'follow.now.delivered' : 'follow.now.fetched');
  }
};
