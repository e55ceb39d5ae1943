import { orderId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { hasHandover, paymentNote, unpaidUntil } from '@domain/orders/index.ts';
import { QUOTE_LIFE_MS } from '../quotes/index.ts';
import type { OrderPreview } from './order-preview.ts';
import type { Customer, OrderDraft } from './order-draft.ts';
import type { NewDetailRow, NewOrderRow, OrderRecord } from './order-record.ts';
import { countRows, toDetailRows } from './detail-rows.ts';
import { amountColumns, amountsOf, baseAmount, boxesIn, detailsOf, membersOf, type DetailDraft } from './order-rows.ts';
import { slotStart } from './order-times.ts';
import type { OrderCollaborators } from './order-collaborators.ts';
import { newTransaction } from '../payment-transactions/index.ts';
import type { PlacementRefusal } from './placement-refusal.ts';

export type WriteOrder = (
  customer: Customer,
  draft: OrderDraft,
  preview: OrderPreview,
  /** As long as a new quote lives, unless the customer has one already. */
  quoteExpiresAt?: number,
) => Promise<Result<OrderRecord, PlacementRefusal>>;

type Deps = Pick<
  OrderCollaborators,
  | 'orders'
  | 'payments'
  | 'cartService'
  | 'catalogueChanges'
  | 'ledger'
  | 'announcements'
  | 'held'
  | 'reference'
  | 'zones'
  | 'clock'
  | 'random'
>;

/** Writes a checked order: payments first, since only they can still be refused. */
export const createWriteOrder = (deps: Deps): WriteOrder => {
  const { reference, zones, clock, random, orders, held, payments, catalogueChanges, ledger } = deps;
  const { announcements, cartService } = deps;

  const orderRow = async (
    id: number,
    customer: Customer,
    draft: OrderDraft,
    preview: OrderPreview,
    quoteExpiresAt: number,
  ): Promise<NewOrderRow> => {
    const {
      cart,
      goods: { shop },
      quote,
      priced,
    } = preview;
    const amounts = amountsOf(priced, shop.commissionPercent, await reference());
    const {
      delivery: { type, place },
      slot,
    } = draft;
    const now = clock.now();
    return {
      id,
      user_id: customer.id,
      shop_id: shop.id,
      cart_id: cart.id,
      currency_id: quote.currencyId,
      rate: quote.rate,
      scale: quote.scale,
      status: 'new',
      delivery_type: type,
      ...amountColumns(amounts),
      boxes: boxesIn(priced),
      boxes_returned: 0,
      km: quote.km,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      address: draft.address,
      delivery_date: slot?.date ?? null,
      delivery_time: slot?.time ?? null,
      delivery_at: (slot && slotStart(slot, shop, zones)) ?? null,
      phone: draft.phone ?? customer.phone,
      username: draft.username,
      email: draft.email,
      note: draft.note,
      handover: hasHandover(draft.handover) ? draft.handover : null,
      allergens: draft.allergens?.length ? draft.allergens : null,
      otp: fourDigits(random.bytes(2)),
      tip_for: null,
      deliveryman_id: null,
      courier_by_hand: false,
      current: false,
      kitchen_by_hand: false,
      quote: { quote, expiresAt: quoteExpiresAt },
      members: membersOf(cart),
      group_payer: cart.isGroup ? cart.payer : null,
      images: draft.images,
      table_id: draft.seat?.tableId ?? null,
      booking_id: draft.seat?.bookingId ?? null,
      user_booking_id: draft.seat?.reservationId ?? null,
      waiter_id: null,
      delivery_point_id: draft.deliveryPointId,
      repeat_of: null,
      eta: null,
      created_at: now,
      updated_at: now,
    };
  };

  const detailRows = async (
    orderId: number,
    details: readonly DetailDraft[],
    replacements: OrderDraft['replacements'],
  ): Promise<readonly NewDetailRow[]> =>
    toDetailRows(orderId, details, await orders.newDetailIds(countRows(details)), replacements);

  return async (customer, draft, preview, quoteExpiresAt = clock.now() + QUOTE_LIFE_MS) => {
    const { goods, priced, coupon, cart, pieces } = preview;
    const { payment } = draft;
    const id = await orders.newOrderId();
    const amount = baseAmount(priced.totals.total, goods);
    const transactionId = await payments.newId();
    if (payment?.tag === 'wallet') {
      const outcome = await ledger.debit({
        userId: customer.id,
        amount,
        note: paymentNote(orderId(id)),
        cause: { reason: 'payment', subject: { kind: 'order', id } },
        transactionId,
      });
      if (outcome !== 'done') return err({ kind: outcome === 'too-low' ? 'wallet-too-low' : 'no-wallet' });
    }
    const sale = await orders.place({
      order: await orderRow(id, customer, draft, preview, quoteExpiresAt),
      details: await detailRows(id, detailsOf(cart, goods, draft.notes), draft.replacements),
      transaction:
        payment &&
        newTransaction(transactionId, {
          orderId: id,
          userId: customer.id,
          payment,
          amount,
          type: 'model',
          now: clock.now(),
        }),
      coupon: coupon && { coupon_id: coupon.id, name: coupon.code, price: priced.totals.coupon.minor },
      pieces,
    });
    if (cart.isGroup) await cartService.groupEvents.ordered(cart.id, id);
    catalogueChanges.sold(sale);
    if (draft.isHeld) {
      const { slot } = draft;
      await held.hold(id, unpaidUntil(instant(clock.now()), slot ? slotStart(slot, goods.shop, zones) : undefined));
      await catalogueChanges.changed(goods.shop.id, 'stock');
    } else announcements.placed(id);
    const order = await orders.find(id);
    if (!order) throw new TypeError(`Order ${id} was written but does not exist`);
    return ok(order);
  };
};

/** Returns a delivery code from 1000 to 9999. */
export const fourDigits = (bytes: Uint8Array): number => 1000 + ((((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % 9000);
