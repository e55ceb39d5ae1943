import type { Clock } from '@domain/kernel/clock.port.ts';
import { currencyId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { advanceProcess, type ProcessEffect } from '@domain/payments/index.ts';
import { compareDecimals, majorOf, parseDecimal } from '@domain/pricing/index.ts';
import type { EntrySubject } from '@domain/wallet/index.ts';
import type { Log } from '../../foundation/platform/log.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Posting } from '../wallet/index.ts';
import type { PaymentProcesses } from './payment-processes.ports.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Receipt, LockPayable } from './payable.ts';
import { shareReason } from './payable-share.ts';
import type { CreditProcess } from './payable-wallet.ts';
import type { CheckoutState } from './payment-provider.port.ts';
import type { ProcessRecord } from './process-record.ts';
import type { WalletShares } from './wallet-shares.ts';

/** The state of a process as reported by its provider, from a trusted source. */
export type ProcessReport = {
  readonly id: string;
  readonly reference: string | null;
  readonly state: Exclude<CheckoutState, { readonly kind: 'open' }>;
};
export type SettleRefusal = { readonly kind: 'unknown' | 'other-reference' | 'other-amount' };

/** PAY-5a, contract 5.6: completes a process once, with all its effects; later reports change nothing. */
export type SettleProcess = (report: ProcessReport) => Promise<Result<ProcessRecord, SettleRefusal>>;

type Deps = {
  readonly transactions: Transactions;
  readonly processes: PaymentProcesses;
  readonly reference: ReferenceSource;
  readonly clock: Clock;
  readonly log: Log;
  readonly payables: readonly LockPayable[];
  readonly credit: CreditProcess;
  readonly shares: Pick<WalletShares, 'lock'>;
};

export const createSettleProcess = ({
  transactions,
  processes,
  reference,
  clock,
  log,
  payables,
  credit,
  shares,
}: Deps): SettleProcess => {
  const take: LockPayable = async (process) => {
    for (const payable of payables) {
      const found = await payable(process);
      if (found) return found;
    }
    return undefined;
  };

  /** Contract 5.6: rejects a report with a different amount. */
  const isExpected = async (
    { amount, currencyId: id }: ProcessRecord,
    paid: { readonly amount: string; readonly currency: string },
  ): Promise<boolean> => {
    const [reported, currency] = [
      parseDecimal(paid.amount),
      (await reference()).currencies.find((known) => known.id === currencyId(id)),
    ];
    return reported.ok && compareDecimals(reported.value, majorOf(amount)) === 0 && currency?.title === paid.currency;
  };

  return ({ id, reference: reported, state }) =>
    transactions.run(async () => {
      const process = await processes.lock(id);
      if (!process) return err({ kind: 'unknown' });
      if (process.reference !== reported) return err({ kind: 'other-reference' });
      if (state.kind === 'paid' && !(await isExpected(process, state))) return err({ kind: 'other-amount' });
      if (process.state !== 'open') return ok(process);

      const payable = await take(process);
      const debit = process.fromWallet.minor > 0 ? await shares.lock(process) : undefined;
      const { process: next, effects } = advanceProcess(
        process,
        state.kind === 'paid' ? { kind: 'paid', isCaptured: true } : { kind: 'canceled' },
        { due: payable?.due, hasShare: process.fromWallet.minor === 0 || debit !== undefined },
      );
      const fromWallet = effects.some(({ kind }) => kind === 'debit') ? debit : undefined;
      const trx = state.kind === 'paid' ? state.paymentReference : (process.reference ?? '');
      let placed: number | null = null;
      for (const effect of effects) {
        const receipt = receiptOf(effect, process, trx, state.kind === 'canceled' && state.isRefused === true);
        if (receipt.kind === 'book') placed = (await payable?.book({ ...receipt, fromWallet })) ?? placed;
        if (receipt.kind === 'credit') await credit(process, receipt, creditReason(process));
      }
      await processes.finish(id, {
        state: next.state,
        orderId: process.target.kind === 'cart' ? placed : null,
        isReturned: next.state === 'canceled' && effects.some(({ kind }) => kind === 'credit'),
        at: clock.now(),
      });
      log.info('payment.settled', {
        process: id,
        provider: process.provider,
        target: process.target.kind,
        state: next.state,
      });
      const ended = await processes.find(id);
      if (!ended) throw new TypeError(`Process ${id} is locked but does not exist`);
      return ok(ended);
    });
};

type Step = Receipt & { readonly kind: 'book' | 'credit' | 'none' };

/** Performs an effect: places an order with its payment, or adds a tip. */
const receiptOf = (
  effect: ProcessEffect,
  { payment, target }: ProcessRecord,
  reference: string,
  isRefused: boolean,
): Step => {
  const type = target.kind === 'tip' ? 'tip' : 'model';
  const receipt = { status: 'paid', payment, reference, type, isRefused } as const;
  switch (effect.kind) {
    case 'place-order':
    case 'pay-share':
      return { ...receipt, kind: 'book' };
    case 'transaction':
      return { ...receipt, status: effect.status, kind: target.kind === 'cart' ? 'none' : 'book' };
    // Booked with the transaction that follows.
    case 'debit':
    case 'raise-tips':
      return { ...receipt, kind: 'none' };
    case 'credit':
      return { ...receipt, kind: 'credit' };
  }
};

/** Why a wallet is credited: a top-up, or money whose purpose became impossible. */
const creditReason = ({ target }: ProcessRecord): Pick<Posting, 'note' | 'cause'> => {
  const returned = (kind: EntrySubject['kind'], id: number, what: string) => ({
    note: `${what} #${id} returned`,
    cause: { reason: 'returned', subject: { kind, id } } as const,
  });
  switch (target.kind) {
    case 'top-up':
      return { note: 'Payment top up via Wallet', cause: { reason: 'top-up' } };
    case 'cart':
      return returned('cart', target.cartId, 'Payment for Cart');
    case 'order':
      return returned('order', target.orderId, 'Payment for Order');
    case 'tip':
      return returned('order', target.orderId, 'Tip for Order');
    case 'parcel':
      return returned('parcel', target.parcelId, 'Payment for Parcel');
    case 'share':
      return shareReason(target.orderId);
  }
};
