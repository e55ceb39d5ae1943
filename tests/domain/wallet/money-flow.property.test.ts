import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, money, subtractMoney } from '@domain/pricing/index.ts';
import { ledgerEntryArb } from '@domain/testing/index.ts';
import { ledgerBalance, moneyFlow } from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';

const ledgerArb = fc.array(ledgerEntryArb, { maxLength: 10 });

describe('WALLET-1 what came in and what left', () => {
  it('differ by the balance, and add up over whatever parts entries are taken in', () => {
    fc.assert(
      fc.property(ledgerArb, ledgerArb, (left, right) => {
        const [all, first, second] = [[...left, ...right], left, right].map((entries) => moneyFlow(entries, 2));
        expect(subtractMoney(all!.incoming, all!.outgoing)).toEqual(ledgerBalance([...left, ...right], 2));
        expect(all).toEqual({
          incoming: addMoney(first!.incoming, second!.incoming),
          outgoing: addMoney(first!.outgoing, second!.outgoing),
        });
        expect(Math.min(all!.incoming.minor, all!.outgoing.minor)).toBeGreaterThanOrEqual(0);
      }),
      runs(30, 6_000),
    );
    expect(
      moneyFlow(
        [
          { type: 'topup', amount: money(500, 2), status: 'paid' },
          { type: 'topup', amount: money(70, 2), status: 'processed' },
          { type: 'withdraw', amount: money(300, 2), status: 'processed' },
          { type: 'withdraw', amount: money(9, 2), status: 'canceled' },
        ],
        2,
      ),
    ).toEqual({ incoming: money(500, 2), outgoing: money(300, 2) });
  });
});
