import { cartId, currencyId, paymentId, shopId, stockId } from '@domain/kernel/ids.ts';
import { noHandover, type OrderDraft } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';

/** The draft behind the contract's samples. */
export const sampleDraft: OrderDraft = {
  cartId: cartId(310),
  shopId: shopId(501),
  currencyId: currencyId(2),
  deliveryType: 'delivery',
  address: {
    text: 'Lindenstraat 8, Amsterdam',
    location: { latitude: 52.3731, longitude: 4.8826 },
    floor: '2',
    house: '8',
    entrance: 'B',
    comment: 'Ring twice',
  },
  slot: { date: '2025-03-10', time: '12:30' },
  phone: '+31 6 1234 5678',
  lineNotes: { [stockId(77)]: 'Extra hot' },
  note: 'No onions please',
  handover: noHandover,
  coupon: 'SPRING2',
  tips: money(200, 2),
  paymentId: paymentId(1),
};
