import type { OrderId, ParcelId, TableWaitId, Uuid } from '../kernel/ids.ts';
import type { AppNotification } from './notification.ts';

/** A page a notification leads to. */
export type Destination =
  | { readonly page: 'order' | 'repeat' | 'desk-order'; readonly id: OrderId }
  | { readonly page: 'parcel'; readonly id: ParcelId }
  | { readonly page: 'reservations' }
  | { readonly page: 'table-wait'; readonly id: TableWaitId }
  | { readonly page: 'home'; readonly news: Uuid }
  | { readonly page: 'wallet' | 'referrals' | 'be-seller' | 'courier' | 'deliver' };

/** The status of a notification that an application to become a courier was refused. */
const COURIER_REFUSED = 'courier_refused';

/** NOTIFY-3: Where a click leads; `undefined` marks it read and stays. */
export const destinationOf = ({
  type,
  subject,
  status,
}: Pick<AppNotification, 'type' | 'subject' | 'status'>): Destination | undefined => {
  switch (type) {
    case 'new_order':
      if (subject.kind === 'delivery') return { page: 'courier' };
      // Told to those who prepare it, to whom the page of its customer is closed.
      return subject.kind === 'order' ? { page: 'desk-order', id: subject.id } : undefined;
    case 'status_changed':
    case 'new_parcel_order':
    case 'dish_missing':
      // What the operator said stands where the person applied.
      if (subject.kind === 'delivery') return { page: status === COURIER_REFUSED ? 'deliver' : 'courier' };
      return subject.kind === 'order' || subject.kind === 'parcel' ? pageOf(subject) : undefined;
    case 'order_repeat':
      if (subject.kind !== 'order') return undefined;
      return { page: status === 'placed' ? 'order' : 'repeat', id: subject.id };
    case 'booking_status':
      return subject.kind === 'table-wait' ? { page: 'table-wait', id: subject.id } : { page: 'reservations' };
    case 'news_publish':
      return subject.kind === 'news' ? { page: 'home', news: subject.uuid } : undefined;
    case 'order_refunded':
    case 'wallet_top_up':
    case 'wallet_withdraw':
    case 'add_cashback':
      return { page: 'wallet' };
    case 'new_user_by_referral':
      return { page: 'referrals' };
    case 'shop_approved':
      return { page: 'be-seller' };
    case 'new_in_table':
    case 'new_booking':
    case 'call_waiter':
    case 'out_of_stock':
    case undefined:
      return undefined;
  }
};

const pageOf = (
  subject: { readonly kind: 'order'; readonly id: OrderId } | { readonly kind: 'parcel'; readonly id: ParcelId },
): Destination => (subject.kind === 'order' ? { page: 'order', id: subject.id } : { page: 'parcel', id: subject.id });
