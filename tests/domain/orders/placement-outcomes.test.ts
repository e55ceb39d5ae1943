import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartId, orderId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  createPlaceOrder,
  type OrderDraft,
  type PendingPlacement,
  type PlaceOrderDeps,
  type PlaceOutcome,
} from '@domain/orders/index.ts';
import { orderDraftArb } from '@domain/testing/index.ts';

const [draft] = fc.sample(orderDraftArb, { numRuns: 1, seed: 4 });
if (!draft) throw new Error('no draft');

/** One tab whose server answers so, one answer after the other, and ok(1) after them. */
const tabOf = (answers: readonly PlaceOutcome[], more: Partial<PlaceOrderDeps> = {}) => {
  const [sent, waited]: [
    { readonly draft: OrderDraft; readonly key: string; readonly quoteId: string | undefined }[],
    number[],
  ] = [[], []];
  let kept: PendingPlacement | undefined;
  let keys = 0;
  const tab = createPlaceOrder({
    orders: {
      place: (wanted, key, quoteId) =>
        Promise.resolve(answers[sent.push({ draft: wanted, key, quoteId }) - 1] ?? ok(orderId(1))),
    },
    pending: {
      read: () => kept,
      write: (placement) => {
        kept = placement;
      },
    },
    makeKey: () => `key-${++keys}`,
    delay: (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
    announcesIdempotency: () => true,
    findPlaced: () => Promise.resolve(ok(undefined)),
    ...more,
  });
  return { tab, sent, waited, kept: () => kept };
};
const rejected = (status: number): PlaceOutcome =>
  err({ kind: 'rejected', status, code: '', message: '', params: {}, data: undefined });
const running = (retryAfterSeconds: number): PlaceOutcome => err({ kind: 'in-progress', retryAfterSeconds });
const lost: PlaceOutcome = err({ kind: 'timeout' });

describe('ORDER-4 a placement still running on the server', () => {
  it('is awaited for as long as the server says, between one and thirty seconds', async () => {
    const { tab, sent, waited, kept } = tabOf([running(0), running(1), running(7), running(90)]);
    expect(await tab.place(draft, 'q')).toEqual(ok(orderId(1)));
    expect(waited).toEqual([1000, 1000, 7000, 30_000]);
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['key-1']));
    expect(kept()).toBeUndefined();
  });

  it('is requested ten more times, then left unknown', async () => {
    const { tab, sent, waited, kept } = tabOf(Array.from({ length: 20 }, () => running(2)));
    expect(await tab.place(draft, 'q')).toEqual(running(2));
    expect([sent.length, waited.length]).toEqual([11, 10]);
    expect(kept()).toMatchObject({ key: 'key-1', awaitsSignIn: false });
  });

  it('stays unknown if the session ends while waiting', async () => {
    const { tab, kept } = tabOf([running(1), err({ kind: 'unauthorized' })]);
    expect(await tab.place(draft, 'q')).toEqual(err({ kind: 'unauthorized' }));
    expect(kept()?.awaitsSignIn).toBe(false);
  });
});

describe('ORDER-4 a conclusive answer', () => {
  const certain: readonly PlaceOutcome[] = [
    ok(orderId(4)),
    rejected(400),
    rejected(422),
    rejected(499),
    err({ kind: 'changed', changes: [], quoteId: undefined }),
    err({ kind: 'closed' }),
    err({ kind: 'outside-zone' }),
    err({ kind: 'out-of-stock', message: '' }),
    err({ kind: 'below-minimum', minimum: undefined }),
    err({ kind: 'coupon', message: '' }),
    err({ kind: 'phone-required' }),
    err({ kind: 'phone-unverified' }),
    err({ kind: 'wallet-too-low' }),
    err({ kind: 'cart-gone' }),
    err({ kind: 'duplicate' }),
  ];
  const uncertain: readonly PlaceOutcome[] = [
    lost,
    err({ kind: 'unreachable' }),
    err({ kind: 'malformed' }),
    err({ kind: 'unauthorized' }),
    rejected(500),
    rejected(503),
  ];

  it.each(certain)('forgets the intent: %j', async (outcome) => {
    const { tab, kept, sent } = tabOf([outcome]);
    expect(await tab.place(draft, 'q')).toEqual(outcome);
    expect(kept()).toBeUndefined();
    // The next order is another intent.
    expect((await tab.place(draft, 'q')).ok).toBe(true);
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it.each(uncertain)('keeps the intent: %j', async (outcome) => {
    const { tab, kept } = tabOf([outcome]);
    expect(await tab.place(draft, 'q')).toEqual(outcome);
    expect(kept()).toEqual({
      cartId: draft.cartId,
      draft,
      quoteId: 'q',
      key: 'key-1',
      awaitsSignIn: !outcome.ok && outcome.error.kind === 'unauthorized',
    });
  });

  it('starts a new intent for another quote after signing in again', async () => {
    const { tab, sent } = tabOf([err({ kind: 'unauthorized' })]);
    await tab.place(draft, 'q');
    await tab.place(draft, 'another');
    expect(sent.map(({ key, quoteId }) => [key, quoteId])).toEqual([
      ['key-1', 'q'],
      ['key-2', 'another'],
    ]);
  });

  it('returns an order of this cart, and continues after one of another cart', async () => {
    const same = tabOf([lost, ok(orderId(7))]);
    await same.tab.place(draft, 'q');
    expect(await same.tab.place({ ...draft, note: 'later' }, 'q')).toEqual(ok(orderId(7)));
    expect(same.sent).toHaveLength(2);
    const other = tabOf([lost, ok(orderId(7)), ok(orderId(8))]);
    await other.tab.place(draft, 'q');
    expect(await other.tab.place({ ...draft, cartId: cartId(Number(draft.cartId) + 1) }, 'q')).toEqual(ok(orderId(8)));
    expect(other.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('continues if the earlier intent was refused', async () => {
    const { tab, sent } = tabOf([lost, err({ kind: 'closed' }), ok(orderId(9))]);
    await tab.place(draft, 'q');
    expect(await tab.place({ ...draft, note: 'later' }, 'q')).toEqual(ok(orderId(9)));
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });
});

describe('ORDER-4 a server without idempotency keys', () => {
  const without = (found: Awaited<ReturnType<PlaceOrderDeps['findPlaced']>>) =>
    tabOf([lost], { announcesIdempotency: () => false, findPlaced: () => Promise.resolve(found) });

  it('is asked for the order, and nothing is sent again if it exists', async () => {
    const { tab, sent, kept } = without(ok(orderId(3)));
    await tab.place(draft, 'q');
    expect(await tab.place(draft, 'q')).toEqual(ok(orderId(3)));
    expect([sent.length, kept()]).toEqual([1, undefined]);
  });

  it('gets a new placement if no order exists', async () => {
    const { tab, sent } = without(ok(undefined));
    await tab.place(draft, 'q');
    expect(await tab.place(draft, 'q')).toEqual(ok(orderId(1)));
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('gets nothing while the outcome is unknown', async () => {
    const { tab, sent, kept } = without(err({ kind: 'unreachable' }));
    await tab.place(draft, 'q');
    expect(await tab.place(draft, 'q')).toEqual(err({ kind: 'unreachable' }));
    expect([sent.length, kept()?.key]).toEqual([1, 'key-1']);
    expect(await tab.resume()).toEqual(err({ kind: 'unreachable' }));
  });

  it('returns nothing for a placement without an order', async () => {
    const { tab, kept } = without(ok(undefined));
    await tab.place(draft, 'q');
    expect([await tab.resume(), kept()]).toEqual([undefined, undefined]);
  });
});
