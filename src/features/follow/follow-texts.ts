import type { FollowedOrder, FollowedParcel } from '@domain/following/index.ts';
import { isActiveStatus } from '@domain/orders/index.ts';
import { isActiveParcel } from '@domain/parcels/index.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';

export type Followed = FollowedOrder | FollowedParcel;

export const isUnderWay = (followed: Followed): boolean =>
  followed.kind === 'order' ? isActiveStatus(followed.status) : isActiveParcel(followed.status);

/** Returns what is followed, and from whom it is. */
export const followedTitle = (followed: Followed, translate: Translate): string =>
  followed.kind === 'order'
    ? translate('follow.title', { shop: followed.shop.title })
    : translate('follow.parcel.title', { sender: followed.sender });

/** Returns a sentence for what is happening now, as somebody else says it. */
export const followedHeadline = (followed: Followed, translate: Translate): string =>
  followed.kind === 'order' ? orderHeadline(followed, translate) : parcelHeadline(followed, translate);

type TextByWay = Readonly<Partial<Record<FollowedOrder['deliveryType'], TextKey>>>;
const READY: TextByWay = { delivery: 'order.now.ready', dine_in: 'follow.now.ready_table' };
const DONE: TextByWay = { delivery: 'follow.now.delivered', dine_in: 'follow.now.served' };

const orderHeadline = ({ status, deliveryType, courier }: FollowedOrder, translate: Translate): string => {
  switch (status) {
    case 'new':
    case 'canceled':
      return translate(`order.now.${status}`);
    case 'accepted':
    case 'cooking':
      return translate(`follow.now.${status}`);
    case 'ready':
      return translate(READY[deliveryType] ?? 'order.now.ready_pickup');
    case 'on_a_way':
      return courier ? translate('follow.now.on_a_way_by', { name: courier.name }) : translate('follow.now.on_a_way');
    case 'delivered':
      return translate(DONE[deliveryType] ?? 'follow.now.fetched');
  }
};

const parcelHeadline = ({ status, courier }: FollowedParcel, translate: Translate): string => {
  switch (status) {
    case 'new':
    case 'pending':
      return translate('parcel.now.new');
    case 'accepted':
    case 'ready':
    case 'canceled':
      return translate(`parcel.now.${status}`);
    case 'on_a_way':
      return courier
        ? translate('follow.parcel.now.on_a_way_by', { name: courier.name })
        : translate('follow.parcel.now.on_a_way');
    case 'delivered':
      return translate('follow.parcel.now.delivered');
  }
};

/** Returns where something without a known distance is. */
export const followedPlace = (followed: Followed, translate: Translate): string => {
  if (followed.kind === 'order')
    return followed.status === 'on_a_way'
      ? translate('follow.now.on_a_way')
      : translate('follow.where_shop', { shop: followed.shop.title });
  return followed.status === 'on_a_way'
    ? translate('follow.parcel.now.on_a_way')
    : translate('follow.parcel.where_sender', { sender: followed.sender });
};
