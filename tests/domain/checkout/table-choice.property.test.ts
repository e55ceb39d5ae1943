import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseTable,
  choicesFor,
  chosenTable,
  DEFAULT_TIPS,
  dropTable,
  fulfilmentOf,
  handoverParts,
  noChoices,
  startChoices,
  type CheckoutChoices,
  type TableChoice,
} from '@domain/checkout/index.ts';
import { reservationId, shopId } from '@domain/kernel/ids.ts';
import { runs } from '../runs.ts';

const shopArb = fc.constantFrom(shopId(1), shopId(2));
const tableArb: fc.Arbitrary<TableChoice> = fc.record({
  reservation: fc.integer({ min: 1, max: 9 }).map(reservationId),
  table: fc.constantFrom('T1', 'H1'),
  section: fc.constantFrom('Terrace', ''),
  slot: fc.constant({ date: '2025-03-11', time: '19:00' }),
});
const choicesArb: fc.Arbitrary<CheckoutChoices> = fc
  .record({
    shopId: fc.option(shopArb, { nil: undefined }),
    fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const, 'dine_in' as const),
    note: fc.constantFrom(undefined, 'No onions'),
    phone: fc.constantFrom(undefined, '+31612345678'),
    table: fc.option(tableArb, { nil: undefined }),
  })
  .map((some) => ({ ...noChoices, ...some }));
const tipArb = fc.constantFrom(undefined, ...DEFAULT_TIPS);

describe('BOOKING-3d the table of an order ahead', () => {
  it('is remembered for its shop until another shop is ordered from, and is chosen only while it is', () => {
    fc.assert(
      fc.property(choicesArb, shopArb, shopArb, tableArb, tipArb, (before, shop, other, table, defaultTip) => {
        const chosen = chooseTable(before, { shop, table, defaultTip });
        expect([chosenTable(chosen), fulfilmentOf(chosen), chosen.shopId]).toEqual([table, 'dine_in', shop]);
        const elsewhere = choicesFor(chosen, other);
        expect(elsewhere.table).toEqual(other === shop ? table : undefined);
        expect(fulfilmentOf(elsewhere)).toBe(other === shop ? 'dine_in' : 'delivery');
        expect(fulfilmentOf(before) === 'dine_in').toBe(chosenTable(before) !== undefined);
      }),
      runs(100),
    );
  });

  it('changes nothing else of an order, and is gone without a trace once it is dropped', () => {
    fc.assert(
      fc.property(choicesArb, shopArb, tableArb, tipArb, (before, shop, table, defaultTip) => {
        const started = startChoices(before, shop, defaultTip);
        const chosen = chooseTable(before, { shop, table, defaultTip });
        expect({ ...chosen, fulfilment: started.fulfilment, table: started.table }).toEqual(started);
        const dropped = dropTable(chosen);
        expect(dropped.table).toBeUndefined();
        expect(fulfilmentOf(dropped)).toBe('delivery');
        expect({ ...dropped, fulfilment: started.fulfilment, table: started.table }).toEqual(started);
        // Another way was chosen meanwhile: it stays.
        expect(dropTable({ ...chosen, fulfilment: 'pickup' }).fulfilment).toBe('pickup');
      }),
      runs(100),
    );
  });

  it('needs neither a courier nor cutlery', () => {
    for (const kind of ['restaurant', 'shop', undefined] as const)
      expect(handoverParts({ fulfilment: 'dine_in', kind })).toEqual({ hasCourier: false, hasCutlery: false });
  });
});
