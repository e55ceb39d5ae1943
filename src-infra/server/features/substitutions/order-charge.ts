import { bookedAmounts } from '@domain/orders/index.ts';
import { addMoney, decimal, money, subtractMoney, sumMoney, type Money, type Scale } from '@domain/pricing/index.ts';
import { returnedDeposit } from '@domain/refunds/index.ts';
import { changedCharge, type LinePrice } from '@domain/substitution/index.ts';
import type { ShopRecord } from '../catalog/index.ts';
import type { OrderDetailRecord, OrderRecord } from '../orders/index.ts';
import type { Reference } from '../reference/index.ts';
import type { ChangedAmounts } from './substitutions.ports.ts';

/** Nothing is charged for a line that is left out. */
export const nothing = ({ scale }: Pick<OrderRecord, 'scale'>): LinePrice => ({
  gross: money(0, scale as Scale),
  total: money(0, scale as Scale),
});

/** Returns the line with its add-ons. */
export const partsOf = ({ details }: OrderRecord, lineId: number): readonly OrderDetailRecord[] =>
  details.filter(({ id, parent_id }) => id === lineId || parent_id === lineId);

/** Returns what a line costs with its add-ons. */
export const priceOfLine = (order: OrderRecord, lineId: number): LinePrice => {
  const parts = partsOf(order, lineId);
  const sum = (of: (part: OrderDetailRecord) => number): Money =>
    money(
      parts.reduce((all, part) => all + of(part), 0),
      order.scale as Scale,
    );
  return { gross: sum((part) => part.origin_price + part.tax), total: sum((part) => part.total_price) };
};

/** Whether a line is the last one that is paid for: without it the order has nothing to deliver. */
export const isLastLine = ({ details }: OrderRecord, lineId: number): boolean =>
  details.every(({ id, parent_id, bonus }) => parent_id !== null || bonus || id === lineId);

/** ORDER-10f: Returns what comes back if a line costs `to` from now on, minor units of the order's currency. */
export const backOf = (order: OrderRecord, lineId: number, to: LinePrice): number =>
  chargeOf(order, lineId, to).back.minor;

/** ORDER-10f: Returns the amounts of an order whose line costs `to` from now on, and what comes back. */
export const amountsWith = (
  order: OrderRecord,
  lineId: number,
  to: LinePrice,
  {
    shop,
    reference,
    at,
  }: { readonly shop: ShopRecord | undefined; readonly reference: Reference; readonly at: number },
): { readonly amounts: ChangedAmounts; readonly back: number } => {
  const amount = (minor: number): Money => money(minor, order.scale as Scale);
  const { charged, back, freed } = chargeOf(order, lineId, to);
  const booked = bookedAmounts(
    {
      ...charged,
      price: charged.origin,
      shopTax: charged.tax,
      delivery: amount(order.delivery_fee),
      service: amount(order.service_fee),
      waiter: amount(order.waiter_fee),
      tips: amount(order.tips),
      deposit: amount(order.deposit - freed.deposit.minor),
      recipeDiscount: amount(0),
      recipeCount: 0,
    },
    {
      percent: decimal(shop?.commissionPercent ?? '0'),
      isBySubscription: reference.setting('by_subscription') === '1',
    },
  );
  return {
    back: back.minor,
    amounts: {
      total_price: booked.total.minor,
      origin_price: booked.origin.minor,
      total_discount: booked.discount.minor,
      tax: booked.tax.minor,
      coupon_price: booked.coupon.minor,
      commission_fee: booked.commission.minor,
      seller_fee: booked.seller.minor,
      deposit: booked.deposit.minor,
      boxes: order.boxes - freed.boxes,
      updated_at: at,
    },
  };
};

const chargeOf = (order: OrderRecord, lineId: number, to: LinePrice) => {
  const amount = (minor: number): Money => money(minor, order.scale as Scale);
  const goods = sumMoney(
    order.details.map(({ total_price }) => amount(total_price)),
    order.scale as Scale,
  );
  const freed = freedBoxes(order, lineId, to);
  const { charged, back } = changedCharge(
    {
      total: amount(order.total_price),
      origin: amount(order.origin_price),
      discount: amount(order.total_discount),
      tax: amount(order.tax),
      coupon: amount(order.coupon_price),
    },
    goods,
    { from: priceOfLine(order, lineId), to },
  );
  return {
    charged: { ...charged, total: subtractMoney(charged.total, freed.deposit) },
    back: addMoney(back, freed.deposit),
    freed,
  };
};

/** ORDER-12g: what is left out comes in no box, so that its deposit comes back; a replacement takes the box over. */
const freedBoxes = (
  order: OrderRecord,
  lineId: number,
  to: LinePrice,
): { readonly boxes: number; readonly deposit: Money } => {
  const line = order.details.find(({ id }) => id === lineId);
  const isLeftOut = to.gross.minor === 0 && to.total.minor === 0;
  const each = isLeftOut && line && !line.bonus ? (line.snapshot.product.boxes ?? 0) : 0;
  const boxes = Math.min(order.boxes, each * (line?.quantity ?? 0));
  const deposit = money(order.deposit, order.scale as Scale);
  return { boxes, deposit: returnedDeposit({ deposit, boxes: order.boxes, returned: boxes }) };
};
