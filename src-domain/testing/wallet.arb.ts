import * as fc from 'fast-check';
import { instant } from '../kernel/clock.port.ts';
import { userId } from '../kernel/ids.ts';
import { money, type Money } from '../pricing/index.ts';
import {
  LEDGER_STATUSES,
  LEDGER_TYPES,
  type LedgerEntry,
  type LedgerStatus,
  type LedgerType,
  type Transfer,
  type WalletHolder,
} from '../wallet/index.ts';
import { moneyArb, rateArb } from './money.arb.ts';

/** Every type of a movement. */
export const ledgerTypeArb: fc.Arbitrary<LedgerType> = fc.constantFrom(...LEDGER_TYPES);
/** Every status of a movement. */
export const ledgerStatusArb: fc.Arbitrary<LedgerStatus> = fc.constantFrom(...LEDGER_STATUSES);

/** A movable amount: often the smallest, rarely a huge one. */
export const movedAmountArb: fc.Arbitrary<Money> = fc
  .oneof({ withCrossShrink: true }, moneyArb(2, 20), moneyArb(2), moneyArb(2, 999_999_999_999))
  .map(({ minor }) => money(minor + 1, 2));

/** One ledger entry; any entry may follow any other, so a ledger of these may be overdrawn. */
export const ledgerEntryArb: fc.Arbitrary<LedgerEntry> = fc.record({
  id: fc.nat(),
  type: ledgerTypeArb,
  amount: movedAmountArb,
  status: ledgerStatusArb,
  note: fc.constantFrom('', 'Nadia Haddad', 'Payment Order #880 via Wallet'),
  at: fc.constant(instant(1_741_600_000_000)),
});

/** One of three people with little money, rarely without a wallet. */
export const walletHolderArb: fc.Arbitrary<WalletHolder> = fc.record({
  userId: fc.constantFrom(1, 2, 3).map(userId),
  name: fc.constantFrom('Nadia Haddad', 'Sam'),
  balance: fc.option(moneyArb(2, 30), { nil: undefined, freq: 6 }),
});

/** A transfer, as often impossible as not: to oneself, too much, from or to somebody without a wallet. */
export const transferArb: fc.Arbitrary<Transfer> = fc.record({
  sender: walletHolderArb,
  receiver: walletHolderArb,
  amount: fc.oneof({ withCrossShrink: true }, moneyArb(2, 30), moneyArb(0, 30), moneyArb(2, 2_000_000_000_000)),
  rate: fc.oneof({ withCrossShrink: true }, fc.constant('1' as Transfer['rate']), rateArb),
  at: fc.constant(instant(1_741_600_000_000)),
});
