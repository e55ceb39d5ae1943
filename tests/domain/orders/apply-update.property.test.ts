import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { cartId, orderId, shopId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  applyUpdate,
  createFindPlacedOrder,
  ORDER_STATUSES,
  type Order,
  type OrderUpdate,
} from '@domain/orders/index.ts';
import { orderArb, orderDraftArb, orderUpdateArb, userCartOf } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const updatesArb = fc.array(orderUpdateArb, { maxLength: 8 });

const applied = (order: Order, updates: readonly OrderUpdate[]): Order => updates.reduce(applyUpdate, order);

/** The progress of an order: the time, and within one second the status. */
const height = ({ updatedAt, status }: Pick<Order, 'updatedAt' | 'status'>): number =>
  updatedAt * 10 + ORDER_STATUSES.indexOf(status);

describe('ORDER-6 live updates of an order', () => {
  it('lead to the newest state, in whatever order they arrive', () => {
    fc.assert(
      fc.property(
        orderArb,
        updatesArb.chain((updates) =>
          fc.tuple(fc.constant(updates), fc.shuffledSubarray(updates, { minLength: updates.length })),
        ),
        (order, [updates, shuffled]) => {
          const mine = updates.filter(({ id }) => id === order.id);
          const newest = [order, ...mine].reduce((best, next) => (height(next) > height(best) ? next : best));
          for (const outcome of [applied(order, updates), applied(order, shuffled)]) {
            expect([outcome.status, outcome.updatedAt]).toEqual([newest.status, newest.updatedAt]);
          }
        },
      ),
      runs(40, 15_000),
    );
  });

  it('never go back, neither in status nor in the courier’s position', () => {
    fc.assert(
      fc.property(orderArb, updatesArb, (order, updates) => {
        let known = order;
        for (const update of updates) {
          const next = applyUpdate(known, update);
          expect(height(next)).toBeGreaterThanOrEqual(height(known));
          expect(next.courier?.seenAt ?? instant(0)).toBeGreaterThanOrEqual(known.courier?.seenAt ?? instant(0));
          known = next;
        }
      }),
      runs(30, 10_000),
    );
  });

  it('are idempotent', () => {
    fc.assert(
      fc.property(orderArb, orderUpdateArb, (order, update) => {
        const once = applyUpdate(order, update);
        expect(applyUpdate(once, update)).toEqual(once);
      }),
      runs(30, 8_000),
    );
  });

  it('keep fields that they omit, and leave other orders alone', () => {
    fc.assert(
      fc.property(orderArb, orderUpdateArb, (known, update) => {
        const order = { ...known, eta: instant(1_741_600_009_000) };
        const { status, updatedAt, eta, payment, courier, ...rest } = applyUpdate(order, update);
        expect({ ...order, ...rest }).toEqual(order);
        if (update.id !== order.id || height(update) < height(order)) {
          expect({ status, updatedAt, eta, payment, courier }).toEqual({
            status: order.status,
            updatedAt: order.updatedAt,
            eta: order.eta,
            payment: order.payment,
            courier: order.courier,
          });
          return;
        }
        expect([status, eta, payment?.status]).toEqual([
          update.status,
          update.eta ?? order.eta,
          update.paymentStatus ?? order.payment?.status,
        ]);
        expect([payment?.tag, courier?.position, courier?.seenAt]).toEqual([
          order.payment?.tag,
          update.courier?.position,
          update.courier?.at,
        ]);
      }),
      runs(30, 10_000),
    );
  });

  it('apply within one second even if only the courier’s position or the arrival time is new', () => {
    const [order] = fc.sample(orderArb, { numRuns: 1, seed: 3 });
    const update: OrderUpdate = {
      id: order!.id,
      status: order!.status,
      updatedAt: order!.updatedAt,
      eta: instant(1_741_600_009_000),
      paymentStatus: undefined,
      courier: { position: { latitude: 1, longitude: 2 }, at: instant(1_741_600_000_000) },
    };
    const { eta, courier } = applyUpdate({ ...order!, eta: undefined, courier: undefined }, update);
    expect([eta, courier]).toStrictEqual([
      update.eta,
      {
        name: '',
        phone: undefined,
        image: undefined,
        position: { latitude: 1, longitude: 2 },
        seenAt: 1_741_600_000_000,
      },
    ]);
  });

  it('keep the courier’s name when only the position moves', () => {
    fc.assert(
      fc.property(orderArb, orderUpdateArb, (order, update) => {
        const known = { name: 'Sam', phone: '1', image: undefined, position: undefined, seenAt: undefined };
        expect(applyUpdate({ ...order, courier: known }, update).courier).toMatchObject({ name: 'Sam', phone: '1' });
      }),
      runs(20, 3_000),
    );
  });
});

describe('ORDER-4 looking for an order after a lost answer', () => {
  it('finds it only when the cart is gone, and returns failures', async () => {
    await fc.assert(
      fc.asyncProperty(
        orderDraftArb,
        orderArb,
        fc.constantFrom(undefined, cartId(310), cartId(311)),
        fc.boolean(),
        fc.constantFrom('none', 'carts', 'orders'),
        async (draft, order, open, isOfShop, broken) => {
          const offline = err({ kind: 'unreachable' as const });
          const found = await createFindPlacedOrder({
            carts: {
              load: () => Promise.resolve(broken === 'carts' ? offline : ok(open && { ...userCartOf([]), id: open })),
            },
            orders: {
              list: ({ group, search }, page) =>
                Promise.resolve(
                  group !== 'active' || search !== '' || page !== 1 || broken === 'orders'
                    ? offline
                    : ok({
                        items: [{ ...order, shop: { ...order.shop, id: isOfShop ? draft.shopId : shopId(9) } }],
                        page: 1,
                        lastPage: 1,
                        total: 1,
                      }),
                ),
            },
          })({ key: 'k', cartId: cartId(310), draft, quoteId: undefined, awaitsSignIn: false });
          const isThere = open === cartId(310);
          if (broken === 'carts' || (broken === 'orders' && !isThere)) expect(found).toBe(offline);
          else expect(found).toEqual(ok(isThere || !isOfShop ? undefined : orderId(880)));
        },
      ),
      runs(30, 6_000),
    );
  });
});
