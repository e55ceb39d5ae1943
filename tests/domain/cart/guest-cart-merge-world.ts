import type * as fc from 'fast-check';
import {
  cartLines,
  cartOf,
  createMergeGuestCart,
  lineKey,
  withQuantity,
  type Cart,
  type CartLine,
  type MergeGuestCart,
  type MergePlan,
  type InsertEntry,
  type LineKey,
  type UserCart,
  type UserCarts,
} from '@domain/cart/index.ts';
import type { QuantityLimits } from '@domain/catalog/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { shopId, userId } from '@domain/kernel/ids.ts';
import { createLiveValue, type LiveValue } from '@domain/kernel/live-value.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { userCartOf } from '@domain/testing/index.ts';

/** What becomes of one call. */
export const FATES = [
  'answered',
  'lost before',
  'lost after',
  'fault before',
  'fault after',
  'signed out',
  'refused',
] as const;
export type Fate = (typeof FATES)[number];

type Quantities = ReadonlyMap<LineKey, number>;
type Listed = readonly (readonly [LineKey, number])[];

export type World = {
  readonly guest: LiveValue<Cart>;
  /** What the server holds by now. */
  readonly held: () => Quantities;
  /** What it ought to hold once the guest cart was merged. */
  readonly owed: () => Quantities;
  readonly plan: () => MergePlan | undefined;
  /** Opens a tab over the same storage; the one before it is gone with everything it waited for. */
  readonly open: () => MergeGuestCart;
  /** What the server held and what it owed, each time the guest cart was emptied. */
  readonly settled: readonly (readonly [held: Listed, owed: Listed])[];
  /** The network is well from now on. */
  readonly heal: () => void;
};

/**
 * The nearest orderable quantity, by trying them all from the wanted one on; `undefined` when nothing can be ordered.
 */
export const nearest = (wanted: number, { min, max, available }: QuantityLimits): number | undefined => {
  const allowed = Array.from({ length: 60 }, (_, pieces) => pieces).filter(
    (pieces) => pieces >= 1 && pieces >= min && pieces <= max && pieces <= available,
  );
  return allowed.sort((left, right) => Math.abs(left - wanted) - Math.abs(right - wanted))[0];
};

const refusal = (status: number, code: string = ''): RemoteFailure => ({
  kind: 'rejected',
  status,
  code,
  message: '',
  params: {},
  data: undefined,
});

const quantitiesOf = (lines: readonly CartLine[]): Quantities =>
  new Map(lines.map((line) => [lineKey(line), line.quantity]));

/** Sorted, so that two maps can be compared whatever the order in which lines came. */
export const listed = (quantities: Quantities): Listed =>
  [...quantities].sort(([left], [right]) => (left < right ? -1 : 1));

type Start = {
  readonly guest: readonly CartLine[];
  readonly server: readonly CartLine[];
  /** Every line that can ever appear. */
  readonly pool: readonly CartLine[];
  readonly fates: readonly Fate[];
  readonly serverShop?: number;
  /** Delays every leg of every call. */
  readonly scheduler?: fc.Scheduler;
};

/** A device with a guest cart, and a server that takes quantities, clamps them, and loses questions and answers. */
export const worldOf = (start: Start): World => {
  const templates = new Map(start.pool.map((line) => [lineKey(line), line]));
  const server = new Map(quantitiesOf(start.server));
  const fates = [...start.fates];
  const guest = createLiveValue(cartOf(start.guest));
  let owed = new Map(quantitiesOf(start.server));
  let memory: MergePlan | undefined;
  let tabs = 0;
  const settled: [Listed, Listed][] = [];

  const leg = async (): Promise<void> => {
    if (start.scheduler) await start.scheduler.schedule(Promise.resolve());
  };
  const cartNow = (): UserCart | undefined => {
    const lines = [...server].flatMap(([key, quantity]) => {
      const line = templates.get(key);
      return line ? [withQuantity(line, quantity)] : [];
    });
    return lines.length > 0 ? userCartOf(lines, start.serverShop ?? 1) : undefined;
  };
  const take = (entries: readonly InsertEntry[]): void => {
    for (const entry of entries) {
      const key = lineKey(entry);
      const limits = templates.get(key)?.item.limits;
      const quantity = entry.quantity === 0 || !limits ? 0 : nearest(entry.quantity, limits);
      if (quantity === undefined || quantity === 0) server.delete(key);
      else server.set(key, quantity);
    }
  };

  /** The guest cart was emptied: from now on the server owes the sum of both, within the limits. */
  const settle = (lines: readonly CartLine[]): void => {
    owed = new Map(owed);
    for (const line of lines) {
      const key = lineKey(line);
      const quantity = nearest((owed.get(key) ?? 0) + line.quantity, line.item.limits);
      if (quantity !== undefined) owed.set(key, quantity);
    }
    settled.push([listed(server), listed(owed)]);
  };

  const open = (): MergeGuestCart => {
    const tab = ++tabs;
    const isGone = (): boolean => tab !== tabs;
    const call = async <Value>(work: () => Result<Value, RemoteFailure>): Answer<Value> => {
      const fate = fates.shift() ?? 'answered';
      await leg();
      if (isGone()) return new Promise(() => undefined);
      const answer = answerOf(fate, work);
      await leg();
      return isGone() ? new Promise(() => undefined) : answer;
    };
    const carts: UserCarts = {
      load: () => call(() => ok(cartNow())),
      insert: (shop, entries) =>
        call(() => {
          if (server.size > 0 && shop !== shopId(start.serverShop ?? 1)) return err(refusal(400, 'ERROR_440'));
          take(entries);
          return ok(cartNow() ?? userCartOf([], shop));
        }),
      remove: () => call(() => ok(server.clear())),
    };
    return createMergeGuestCart({
      carts,
      guest: {
        ...guest,
        write: (cart) => {
          settle(cartLines(guest.read()));
          guest.write(cart);
        },
      },
      memory: {
        read: () => memory,
        write: (plan) => {
          memory = plan;
        },
      },
      user: () => userId(7),
    });
  };

  return {
    guest,
    open,
    settled,
    heal: () => {
      fates.length = 0;
    },
    held: () => server,
    owed: () => owed,
    plan: () => memory,
  };
};

const answerOf = <Value>(fate: Fate, work: () => Result<Value, RemoteFailure>): Result<Value, RemoteFailure> => {
  switch (fate) {
    case 'answered':
      return work();
    case 'lost before':
      return err({ kind: 'timeout' });
    case 'lost after':
      work();
      return err({ kind: 'unreachable' });
    case 'fault before':
      return err(refusal(500));
    case 'fault after':
      work();
      return err(refusal(502));
    case 'signed out':
      return err({ kind: 'unauthorized' });
    case 'refused':
      return err(refusal(429));
  }
};
