import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  createPlaceOrder,
  type OrderDraft,
  type Orders,
  type PendingPlacement,
  type PlaceOutcome,
} from '@domain/orders/index.ts';
import { orderDraftArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** What becomes of one attempt: the network and the server, at their worst. */
type Fate = 'answered' | 'lost before' | 'lost after' | 'fault after' | 'signed out' | 'running' | 'refused';
type Step = { readonly kind: 'place' | 'twice' | 'reload'; readonly draft: OrderDraft };

const fateArb = fc.constantFrom<Fate>(
  'answered',
  'lost before',
  'lost after',
  'fault after',
  'signed out',
  'running',
  'refused',
);
const stepArb: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('place' as const, 'twice' as const, 'reload' as const),
  draft: orderDraftArb,
});

/** A server that only knows keys: two keys create two orders. */
const serverOf = (fates: readonly Fate[]) => {
  const orders = new Map<string, { readonly id: ReturnType<typeof orderId>; readonly payload: string }>();
  const keys: string[] = [];
  let next = 0;
  const take = (key: string, payload: string): PlaceOutcome => {
    const known = orders.get(key);
    if (known && known.payload !== payload)
      return err({ kind: 'rejected', status: 422, code: 'ERROR_422', message: '', params: {}, data: undefined });
    const order = known ?? { id: orderId(orders.size + 1), payload };
    orders.set(key, order);
    return ok(order.id);
  };
  const place: Orders['place'] = (draft, key, quoteId) => {
    const payload = JSON.stringify({ draft, quoteId });
    keys.push(key);
    const answer = (): PlaceOutcome => {
      switch (fates[next++] ?? 'answered') {
        case 'answered':
          return take(key, payload);
        case 'lost before':
          return err({ kind: 'timeout' });
        case 'lost after':
          take(key, payload);
          return err({ kind: 'unreachable' });
        case 'fault after':
          take(key, payload);
          return err({ kind: 'rejected', status: 502, code: '', message: '', params: {}, data: undefined });
        case 'signed out':
          return err({ kind: 'unauthorized' });
        case 'running':
          return err({ kind: 'in-progress', retryAfterSeconds: 1 });
        case 'refused':
          return orders.has(key) ? take(key, payload) : err({ kind: 'closed' });
      }
    };
    return Promise.resolve(answer());
  };
  return { place, orders, keys };
};

/** Tabs open and close over one storage; values are stored as text, as in a browser. */
const worldOf = (fates: readonly Fate[]) => {
  const server = serverOf(fates);
  let stored: string | undefined;
  let keys = 0;
  const open = () =>
    createPlaceOrder({
      orders: server,
      pending: {
        read: () => (stored === undefined ? undefined : (JSON.parse(stored) as PendingPlacement)),
        write: (placement) => {
          stored = placement && JSON.stringify(placement);
        },
      },
      makeKey: () => `key-${++keys}`,
      delay: () => Promise.resolve(),
      announcesIdempotency: () => true,
      findPlaced: () => Promise.resolve(ok(undefined)),
    });
  return { server, open, kept: () => (stored === undefined ? undefined : (JSON.parse(stored) as PendingPlacement)) };
};

describe('ORDER-4 L1 exactly one order', () => {
  it('is placed whatever is lost, repeated, pressed twice, reloaded or signed out', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fateArb, { maxLength: 12 }),
        fc.array(stepArb, { minLength: 1, maxLength: 8 }),
        async (fates, steps) => {
          const { server, open } = worldOf(fates);
          let tab = open();
          for (const { kind, draft } of steps) {
            if (kind === 'reload') tab = open();
            const outcomes: readonly (PlaceOutcome | undefined)[] =
              kind === 'reload'
                ? [await tab.resume()]
                : kind === 'twice'
                  ? await Promise.all([tab.place(draft, 'q'), tab.place(draft, 'q')])
                  : [await tab.place(draft, 'q')];
            const placed = outcomes.filter((outcome) => outcome?.ok === true);
            if (placed.length === 0) continue;
            expect(new Set(placed.map((outcome) => outcome.value)).size).toBe(1);
            break;
          }
          expect(server.orders.size).toBeLessThanOrEqual(1);
        },
      ),
      runs(60, 20_000),
    );
  });

  const [draft] = fc.sample(orderDraftArb, { numRuns: 1, seed: 4 });
  if (!draft) throw new Error('no draft');

  it('keeps the key if the session ended first, and waits for another press', async () => {
    const { server, open, kept } = worldOf(['signed out']);
    expect(await open().place(draft, 'q')).toEqual(err({ kind: 'unauthorized' }));
    expect(kept()?.awaitsSignIn).toBe(true);
    expect(await open().resume()).toBeUndefined();
    expect(server.keys).toEqual(['key-1']);
    expect((await open().place(draft, 'q')).ok).toBe(true);
    expect(server.keys).toEqual(['key-1', 'key-1']);
  });

  it('contains what the customer wants after signing in again, not what was wanted before', async () => {
    const { server, open } = worldOf(['signed out']);
    await open().place(draft, 'q');
    const changed = { ...draft, note: `${draft.note} and a spoon` };
    await open().place(changed, 'q');
    expect([...server.orders.values()].map(({ payload }) => payload)).toEqual([
      JSON.stringify({ draft: changed, quoteId: 'q' }),
    ]);
    expect(server.keys).toEqual(['key-1', 'key-2']);
  });

  it('asks about a lost answer first if the session ended after it', async () => {
    const { server, open } = worldOf(['lost after', 'signed out']);
    await open().place(draft, 'q');
    await open().resume();
    expect(await open().resume()).toEqual(ok(orderId(1)));
    expect(server.keys).toEqual(['key-1', 'key-1', 'key-1']);
  });
});
