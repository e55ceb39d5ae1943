import { expect } from 'vitest';

/** `deep`: far more cases than stated. `stated`: the counts as written, as CI runs them. Otherwise a share of them. */
const mode = (process.env['DEEP'] ?? '') === '' ? process.env['PROPERTIES'] : 'deep';
const seed = process.env['SEED'];

/** Mutants and planted faults meet more cases than an everyday run, so that chance does not let them survive. */
const isHunting = process.env['STRYKER_MUTATOR_WORKER'] !== undefined || process.env['PLANTED_FAULT'] !== undefined;
const huntingShare = Number(process.env['HUNTING_SHARE'] ?? 6);
const EVERYDAY_SHARE = 0.3;

/** Properties about money see at least this many cases in every run, however few are stated. */
const LEAST_FOR_MONEY = 100;
/** Prices, fees, tips, shares, totals of carts and quotes, wallets, refunds, rewards and payments. */
const MONEY = new RegExp(
  `/tests/domain/(?:${[
    'pricing/',
    'wallet/',
    'refunds/',
    'rewards/',
    'payments/',
    'recipes/',
    'cart/(?:cart|command)\\.',
    'catalog/(?:option-groups|delivery-fee|order-fees)\\.',
    'checkout/(?:fitting-coupons|tips|refusals)\\.',
    'orders/(?:booked-amounts|minimum-order|payable|quote-changes|reorder|settlement)\\.',
    'parcels/parcel-price\\.',
  ].join('|')})`,
);

const least = (): number => (MONEY.test(expect.getState().testPath ?? '') ? LEAST_FOR_MONEY : 1);

const countOf = (stated: number, deep: number): number => {
  if (mode === 'deep') return deep;
  if (isHunting) return Math.ceil(stated * huntingShare);
  return Math.max(least(), mode === 'stated' ? stated : Math.ceil(stated * EVERYDAY_SHARE));
};

/** How many cases a property sees: the stated number in CI, a share of it in everyday runs. `SEED` repeats a run. */
export const runs = (
  stated: number,
  deep: number = stated * 100,
): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: countOf(stated, deep),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
});
