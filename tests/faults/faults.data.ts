/** A mistake somebody could make in a rule, and the property that has to notice it. */
export type Fault = {
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  readonly tests: string;
  /** Beginning of the full name of the property. */
  readonly property: string;
};

export const faults: readonly Fault[] = [
  {
    name: 'the addons of a line are no longer sorted',
    file: 'src-domain/cart/cart-line.ts',
    from: 'chosen.sort().join',
    to: 'chosen.join',
    tests: 'tests/domain/cart/cart.property.test.ts',
    property: 'CART-1 line identity ignores the order of addons',
  },
  {
    name: '>= for > in a limit',
    file: 'src-domain/cart/limits.ts',
    from: 'if (wanted > most)',
    to: 'if (wanted >= most)',
    tests: 'tests/domain/cart/limits.property.test.ts',
    property: 'CART-7 quantity limits say what stood in the way exactly when something did',
  },
  {
    name: 'amounts are cut off instead of rounded',
    file: 'src-domain/pricing/decimal.ts',
    from: '(2n * magnitude + divisor) / (2n * divisor)',
    to: 'magnitude / divisor',
    tests: 'tests/domain/pricing/decimal.property.test.ts',
    property: 'LOCALE-6 exact decimals round to the nearest, halves away from zero',
  },
  {
    name: 'the lead time is added twice',
    file: 'src-domain/calendar/slots.ts',
    from: 'instant(Math.max(opening.from, now) + lead * MINUTE_MS)',
    to: 'instant(Math.max(opening.from, now) + 2 * lead * MINUTE_MS)',
    tests: 'tests/domain/calendar/slots.property.test.ts',
    property: 'LOCALE-10 L6 delivery slots are every open half hour from the lead time on, which counts once',
  },
  {
    name: 'an overnight opening is cut at midnight',
    file: 'src-domain/calendar/opening.ts',
    from: ': to + MINUTES_PER_DAY - from;',
    to: ': MINUTES_PER_DAY - from;',
    tests: 'tests/domain/calendar/opening.property.test.ts',
    property: 'LOCALE-10 L6 opening hours are what a look at every minute finds: overnight, split, on closed dates, over changes of the clock',
  },
  {
    name: 'undo forgets the place of the line',
    file: 'src-domain/cart/history.ts',
    from: 'placeAt(before, change.key)',
    to: 'undefined',
    tests: 'tests/domain/cart/history.property.test.ts',
    property: 'CART-9 undo and redo beside other changes put a line that the step removed back into its place',
  },
  {
    name: 'handing a cart over drops a line that both carts hold',
    file: 'src-domain/cart/hand-over.ts',
    from: 'const wanted = known + line.quantity;',
    to: 'const wanted = known || line.quantity;',
    tests: 'tests/domain/cart/hand-over.property.test.ts',
    property: 'CART-4',
  },
  {
    name: 'the edge of a zone counts as outside',
    file: 'src-domain/catalog/geo.ts',
    from: 'isOnEdge(start, end, x, y)) return true',
    to: 'isOnEdge(start, end, x, y)) return false',
    tests: 'tests/domain/catalog/geo.property.test.ts',
    property: 'ADDRESS-5 delivery zones',
  },
  {
    name: 'an unread count falls below zero',
    file: 'src-domain/notifications/unread-counts.ts',
    from: 'all: Math.max(0, counts.all - 1)',
    to: 'all: counts.all - 1',
    tests: 'tests/domain/notifications/notifications.property.test.ts',
    property: 'NOTIFY-2 unread counts are never below zero',
  },
  {
    name: 'a coupon takes a total below zero',
    file: 'src-domain/pricing/fee-lines.ts',
    from: 'unit: 0 - Math.min(wanted, part)',
    to: 'unit: 0 - wanted',
    tests: 'tests/domain/pricing/calculate.property.test.ts',
    property: 'PRICE-1 the price engine never asks a customer for less than nothing, whatever the coupon',
  },
];
