import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartLines,
  cartOf,
  createMergeGuestCart,
  type CartLine,
  type MergePlan,
  type InsertEntry,
  type UserCart,
} from '@domain/cart/index.ts';
import { shopId, userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { cartLineArb, inShop, userCartOf } from '@domain/testing/index.ts';

const oneLine = (): CartLine => (fc.sample(cartLineArb, { numRuns: 1, seed: 1 }) as [CartLine])[0];
const entryOf = ({ stockId, quantity, addons, note }: CartLine): InsertEntry => ({
  ...(note !== undefined && { note }),
  stockId,
  quantity,
  addons: addons
    .filter(({ isMandatory }) => !isMandatory)
    .map((addon) => ({ stockId: addon.stockId, quantity: addon.quantity })),
});
const refusal = (status: number, code = ''): RemoteFailure => ({
  kind: 'rejected',
  status,
  code,
  message: '',
  params: {},
  data: undefined,
});
const TIMEOUT: RemoteFailure = { kind: 'timeout' };

type Answer = Result<UserCart | undefined, RemoteFailure>;
type Stage = {
  readonly guest?: readonly CartLine[];
  readonly plan?: MergePlan;
  readonly loads?: readonly Answer[];
  readonly inserts?: readonly Result<UserCart, RemoteFailure>[];
};

/** A guest cart, what is remembered of an attempt, and the answers that calls get one after another. */
const stage = ({ guest: lines = [], plan, loads = [], inserts = [] }: Stage) => {
  const guest = createLiveValue(cartOf(lines));
  const memory = createLiveValue(plan);
  const calls: string[] = [];
  const [loadAnswers, insertAnswers] = [[...loads], [...inserts]];
  const mergeGuestCart = createMergeGuestCart({
    guest,
    memory,
    carts: {
      load: () => {
        calls.push('load');
        return Promise.resolve(loadAnswers.shift() ?? ok(undefined));
      },
      insert: (shop) => {
        calls.push(`insert into ${shop}`);
        return Promise.resolve(insertAnswers.shift() ?? ok(userCartOf([oneLine()])));
      },
      remove: () => Promise.reject(new Error('Nothing is removed')),
    },
    user: () => userId(7),
  });
  return { mergeGuestCart, calls, left: () => cartLines(guest.read()).length, plan: memory.read };
};
const planOf = (sent: readonly InsertEntry[], shop = 1, user = 7): MergePlan => ({
  user: userId(user),
  shop: shopId(shop),
  base: [],
  sent,
});

describe('CART-4 the calls of a merge', () => {
  it('are none while nobody is signed in', async () => {
    const guest = createLiveValue(cartOf([oneLine()]));
    const never = (): Promise<never> => Promise.reject(new Error('Nothing is asked'));
    const mergeGuestCart = createMergeGuestCart({
      guest,
      carts: { load: never, insert: never, remove: never },
      memory: createLiveValue<MergePlan | undefined>(undefined),
      user: () => undefined,
    });
    expect(await mergeGuestCart()).toEqual(err({ kind: 'unauthorized' }));
    expect(cartLines(guest.read())).toHaveLength(1);
  });

  it('load the server cart once without a guest cart', async () => {
    const { mergeGuestCart, calls, plan } = stage({});
    expect(await mergeGuestCart()).toEqual(ok({ cart: undefined, limits: [] }));
    expect([calls, plan()]).toEqual([['load'], undefined]);
    expect(await stage({ loads: [err(TIMEOUT)] }).mergeGuestCart()).toEqual(err(TIMEOUT));
  });

  it('start over once the previous merge has ended', async () => {
    const { mergeGuestCart, calls } = stage({});
    await mergeGuestCart();
    await mergeGuestCart();
    expect(calls).toEqual(['load', 'load']);
  });

  it.each<[RemoteFailure, boolean]>([
    [{ kind: 'unauthorized' }, false],
    [refusal(400), false],
    [refusal(429), false],
    [refusal(499), false],
    [refusal(500), true],
    [refusal(502), true],
    [TIMEOUT, true],
    [{ kind: 'unreachable' }, true],
    [{ kind: 'malformed' }, true],
  ])('after %o keep the attempt: %s', async (failure, isKept) => {
    const line = oneLine();
    const { mergeGuestCart, plan, left } = stage({ guest: [line], inserts: [err(failure)] });
    expect(await mergeGuestCart()).toEqual(err(failure));
    expect(plan()).toEqual(isKept ? planOf([entryOf(line)]) : undefined);
    expect(left()).toBe(1);
  });

  it('keep the attempt whatever a second one returns', async () => {
    for (const failure of [refusal(400), refusal(429), TIMEOUT]) {
      const known = planOf([entryOf(oneLine())]);
      const { mergeGuestCart, calls, plan } = stage({ guest: [oneLine()], plan: known, inserts: [err(failure)] });
      expect(await mergeGuestCart()).toEqual(err(failure));
      expect([calls, plan()]).toEqual([['insert into 1'], known]);
    }
  });

  it('start by loading the cart if the remembered attempt is of another shop or customer', async () => {
    for (const plan of [planOf([], 2), planOf([], 1, 8)]) {
      const { mergeGuestCart, calls } = stage({ guest: [oneLine()], plan });
      expect((await mergeGuestCart()).ok).toBe(true);
      expect(calls).toEqual(['load', 'insert into 1']);
    }
  });

  it('send nothing when there is nothing to send', async () => {
    const { mergeGuestCart, calls, plan } = stage({ plan: planOf([]) });
    expect(await mergeGuestCart()).toEqual(ok({ cart: undefined, limits: [] }));
    expect([calls, plan()]).toEqual([['load'], undefined]);
  });

  it('take back what was sent if the guest cart is empty by now', async () => {
    const { mergeGuestCart, calls } = stage({ plan: planOf([entryOf(oneLine())]) });
    expect((await mergeGuestCart()).ok).toBe(true);
    expect(calls).toEqual(['insert into 1']);
  });

  it('return why the cart in the way could not be loaded, and forget the attempt', async () => {
    const { mergeGuestCart, plan, left } = stage({
      guest: [oneLine()],
      loads: [ok(undefined), err(TIMEOUT)],
      inserts: [err(refusal(400, 'ERROR_440'))],
    });
    expect(await mergeGuestCart()).toEqual(err(TIMEOUT));
    expect([plan(), left()]).toEqual([undefined, 1]);
  });

  it('ignore an empty cart of another shop, but stop at one in which any member has a line', async () => {
    const line = inShop(oneLine(), 2);
    const empty = userCartOf([], 2);
    const [member] = userCartOf([line], 2).members;
    if (!member) throw new Error('A cart has a member');
    const half: UserCart = { ...empty, members: [{ ...member, lines: [] }, member] };
    const free = stage({ guest: [oneLine()], loads: [ok({ ...empty, members: [{ ...member, lines: [] }] })] });
    expect((await free.mergeGuestCart()).ok).toBe(true);
    expect(free.calls).toEqual(['load', 'insert into 1']);
    const stopped = stage({ guest: [oneLine()], loads: [ok(half)] });
    expect(await stopped.mergeGuestCart()).toEqual(err({ kind: 'other-shop', server: half }));
    expect(stopped.calls).toEqual(['load']);
  });
});
