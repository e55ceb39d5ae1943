import { instant } from '@domain/kernel/clock.port.ts';
import { priceText, type Money } from '@domain/pricing/index.ts';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { REPLACEMENTS } from '@app/features/substitution/index.ts';
import { NOW_VIEW_MODEL } from '@app/features/now/index.ts';
import { PAYING } from '@app/features/paying/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { bound } from './render.tsx';

const style = { symbol: '$', position: 'before' } as const;

/** A Monday noon. */
export const NOON = instant(Date.UTC(2025, 2, 10, 12));

/** What nearly every view needs: prices in dollars, noon in UTC, pages that need no loading. */
export const viewServices = [
  bound(PAGES as never, { prefetch: () => Promise.resolve() }),
  bound(NOW_VIEW_MODEL as never, { now: NOON }),
  bound(TIME_ZONES_IN_VIEW as never, { offsetAt: () => 0 }),
  // Nothing is said about payments.
  bound(PAYING as never, () => null),
  bound(CURRENCY_VIEW_MODEL as never, {
    style,
    scale: 2,
    text: (amount: Money | undefined) => (amount ? priceText(amount, style) : ''),
  }),
  // Servers that do not ask about missing dishes.
  bound(REPLACEMENTS as never, { vm: undefined, ready: () => Promise.resolve() }),
];
