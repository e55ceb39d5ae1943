import * as fc from 'fast-check';
import { instant } from '../kernel/clock.port.ts';
import { LEDGER_TYPES, type LedgerEntry } from '../wallet/index.ts';
import { moneyArb } from './money.arb.ts';

export const ledgerEntryArb: fc.Arbitrary<LedgerEntry> = fc.record({
  id: fc.nat(),
  type: fc.constantFrom(...LEDGER_TYPES),
  amount: moneyArb(2),
  status: fc.constantFrom('processed' as const, 'paid' as const, 'rejected' as const, 'canceled' as const),
  at: fc.constant(instant(1_741_600_000_000)),
});
