import { firstNameOf } from '@domain/following/index.ts';
import type { Parcel, ParcelEnd, ParcelStatus } from '@domain/parcels/index.ts';
import { providerName } from '@domain/payments/index.ts';
import type { Numbers, Translate } from '../../i18n/index.ts';

/** Returns one word for a status, for badges. */
export const statusText = (status: ParcelStatus, translate: Translate): string => {
  switch (status) {
    case 'new':
    case 'pending':
      return translate('parcel.status.new');
    case 'accepted':
    case 'on_a_way':
    case 'delivered':
    case 'canceled':
      return translate(`order.status.${status}`);
    case 'ready':
      return translate('parcel.status.ready');
  }
};

export const statusTone = (status: ParcelStatus): 'positive' | 'negative' | 'soft' | 'neutral' =>
  status === 'delivered' ? 'positive' : status === 'canceled' ? 'negative' : status === 'new' ? 'neutral' : 'soft';

/** Returns a sentence for what is happening now. */
export const headline = (parcel: Pick<Parcel, 'status' | 'courier' | 'receiver'>, translate: Translate): string => {
  const receiver = firstNameOf(parcel.receiver.name);
  const name = firstNameOf(parcel.courier?.name ?? '');
  switch (parcel.status) {
    case 'new':
    case 'pending':
      return translate('parcel.now.new');
    case 'on_a_way':
      return name === '' ? translate('parcel.now.on_a_way') : translate('parcel.now.rides', { name, receiver });
    case 'delivered':
      return translate('parcel.now.delivered', { receiver });
    case 'accepted':
    case 'ready':
    case 'canceled':
      return translate(`parcel.now.${parcel.status}`);
  }
};

/** An address in one line, street first. */
export const endLine = ({ text, house, stage, room }: Pick<ParcelEnd, 'text' | 'house' | 'stage' | 'room'>): string =>
  [text, house, stage, room].filter((part) => part !== '').join(', ');

/** Two decimals at most, as the language writes them: "3.8", "0.75". */
export const kmText = (km: string, { signs }: Numbers): string =>
  km
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', signs.decimal);

export const methodText = (tag: string, translate: Translate): string =>
  tag === 'wallet' || tag === 'cash' ? translate(`checkout.${tag}`) : providerName(tag);
