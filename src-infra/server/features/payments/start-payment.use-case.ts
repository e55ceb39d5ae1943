import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  compareMoney,
  moneyOf,
  subtractMoney,
  type Currency,
  type Decimal,
  type Money,
  type Scale,
} from '@domain/pricing/index.ts';
import { checkMoney, topUpEntry } from '@domain/wallet/index.ts';
import type { Customer, OrderDraft, OrderUseCases, PlacementRefusal } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { OpenProcess } from './open-process.ts';
import type { Ledger } from '../wallet/index.ts';
import { costOf, isOwed } from './owed.ts';
import type { PayableParcels } from './payable-parcels.port.ts';
import type { ModelType, ProcessRecord } from './process-record.ts';
import type { DueAmount, WalletShares } from './wallet-shares.ts';

/**
 * A request to pay on a provider's page (contract 3.11). `fromWallet` is what the wallet pays beside it, in the
 * currency of the order or parcel.
 */
export type PaymentRequest =
  | { readonly kind: 'cart'; readonly draft: OrderDraft }
  | { readonly kind: 'order'; readonly orderId: number; readonly fromWallet?: Decimal | undefined }
  /** In the order's currency, major units as typed. */
  | { readonly kind: 'tip'; readonly orderId: number; readonly tips: Decimal }
  | { readonly kind: 'parcel'; readonly parcelId: number; readonly fromWallet?: Decimal | undefined }
  /** Into the own wallet; `walletId` has to be its number where it is given. */
  | {
      readonly kind: 'top-up';
      readonly walletId: number | undefined;
      readonly amount: Money;
      readonly currency: Currency;
    };
export type PaymentStart = {
  readonly customer: Customer;
  readonly request: PaymentRequest;
  readonly locale: string;
  readonly payment: { readonly id: number; readonly tag: string };
  readonly provider: string;
};
export type StartRefusal =
  | PlacementRefusal
  | { readonly kind: 'not-found' }
  | { readonly kind: 'paid-already' }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'not-an-amount' };

/** PAY-5: opens a process for the current price; nothing is charged yet. */
export type StartPayment = (start: PaymentStart) => Promise<Result<ProcessRecord, StartRefusal>>;

type Deps = {
  readonly transactions: Transactions;
  readonly openProcess: OpenProcess;
  readonly reference: ReferenceSource;
  readonly clock: Clock;
  readonly orders: Pick<OrderUseCases, 'orders' | 'checkOrder'>;
  readonly parcels: PayableParcels;
  readonly ledger: Ledger;
  readonly shares: Pick<WalletShares, 'offer'>;
};
type ResolvedTarget = {
  readonly model: ModelType;
  readonly id: number;
  readonly type: 'model' | 'tip';
  readonly shopId: number | null;
  readonly amount: Money;
  readonly fromWallet?: Money;
  readonly currencyId: number;
  readonly rate: string;
  readonly draft: OrderDraft | null;
};

export const createStartPayment = (deps: Deps): StartPayment => {
  const { transactions, openProcess, reference, clock, orders, parcels, ledger, shares } = deps;
  /** PAY-4b: leaves the provider what the wallet does not pay. */
  const split = async (
    customer: Customer,
    due: DueAmount,
    said: Decimal | undefined,
  ): Promise<Result<Pick<ResolvedTarget, 'amount' | 'fromWallet'>, StartRefusal>> => {
    if (said === undefined) return ok({ amount: due.amount });
    const fromWallet = moneyOf(said, due.amount.scale);
    if (!checkMoney(fromWallet).ok) return err({ kind: 'not-an-amount' });
    const most = await shares.offer(customer.id, due);
    return most && compareMoney(fromWallet, most) <= 0
      ? ok({ amount: subtractMoney(due.amount, fromWallet), fromWallet })
      : err({ kind: 'wallet-too-low' });
  };

  const resolveTarget = async (
    customer: Customer,
    request: PaymentRequest,
  ): Promise<Result<ResolvedTarget, StartRefusal>> => {
    switch (request.kind) {
      case 'cart': {
        const checked = await orders.checkOrder(customer, request.draft);
        if (!checked.ok) return checked;
        const { cartId, shopId, currency } = request.draft;
        const amount = checked.value.preview.priced.totals.total;
        return ok({
          model: 'cart',
          id: cartId,
          type: 'model',
          shopId,
          amount,
          currencyId: currency.id,
          rate: currency.rate,
          draft: request.draft,
        });
      }
      case 'order':
      case 'tip': {
        const order = await orders.orders.find(request.orderId, customer.id);
        if (!order) return err({ kind: 'not-found' });
        if (order.status === 'canceled') return err({ kind: 'canceled' });
        const payable = {
          model: 'order',
          id: order.id,
          shopId: null,
          currencyId: order.currency_id,
          rate: order.rate,
          draft: null,
        } as const;
        if (request.kind === 'order') {
          if (!isOwed(order)) return err({ kind: 'paid-already' });
          const due = { amount: costOf(order, await reference()).amount, rate: order.rate };
          const parts = await split(customer, due, request.fromWallet);
          return parts.ok ? ok({ ...payable, type: 'model', ...parts.value }) : parts;
        }
        const tips = moneyOf(request.tips, order.scale as Scale);
        return tips.minor > 0 ? ok({ ...payable, type: 'tip', amount: tips }) : err({ kind: 'not-an-amount' });
      }
      case 'parcel': {
        const parcel = await parcels.find(request.parcelId, customer.id);
        if (!parcel) return err({ kind: 'not-found' });
        if (parcel.isCanceled) return err({ kind: 'canceled' });
        if (!parcel.isOwed) return err({ kind: 'paid-already' });
        const { id, currencyId, rate } = parcel;
        const parts = await split(customer, parcel, request.fromWallet);
        if (!parts.ok) return parts;
        return ok({
          model: 'parcel_order',
          id,
          type: 'model',
          shopId: null,
          currencyId,
          rate,
          draft: null,
          ...parts.value,
        });
      }
      case 'top-up': {
        const wallet = (await ledger.lock([customer.id])).get(customer.id);
        if (!wallet || (request.walletId !== undefined && request.walletId !== wallet.id))
          return err({ kind: 'not-found' });
        const {
          amount,
          currency: { id, rate },
        } = request;
        if (
          !topUpEntry({ amount, rate, baseScale: (await reference()).baseCurrency.scale, note: '', at: clock.now() }).ok
        )
          return err({ kind: 'not-an-amount' });
        return ok({
          model: 'wallet',
          id: wallet.id,
          type: 'model',
          shopId: null,
          amount,
          currencyId: id,
          rate,
          draft: null,
        });
      }
    }
  };

  return ({ customer, request, locale, payment, provider }) =>
    transactions.run(async () => {
      const target = await resolveTarget(customer, request);
      if (!target.ok) return target;
      const { model, id: modelId, type, shopId, amount, fromWallet, currencyId, rate, draft } = target.value;
      if (!checkMoney(amount).ok) return err({ kind: 'not-an-amount' });
      return ok(
        await openProcess({
          user_id: customer.id,
          payment_id: payment.id,
          provider,
          model_type: model,
          model_id: modelId,
          type,
          shop_id: shopId,
          currency_id: currencyId,
          rate,
          scale: amount.scale,
          amount: amount.minor,
          from_wallet: fromWallet?.minor ?? 0,
          locale,
          draft,
          order_id: null,
          user_cart_id: null,
        }),
      );
    });
};
