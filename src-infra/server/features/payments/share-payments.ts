import { err, ok, type Result } from '@domain/kernel/result.ts';
import { isDirectTag } from '@domain/payments/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { Notify } from '../notifications/index.ts';
import { inBaseCurrency, sharesOf, type MemberKey, type OrderRecord, type OrderUseCases } from '../orders/index.ts';
import type { PaymentRecord, ReferenceSource } from '../reference/index.ts';
import type { Ledger } from '../wallet/index.ts';
import type { OpenProcess } from './open-process.ts';
import { payableShareOf, shareReason } from './payable-share.ts';
import { paymentsOf } from './payment-methods.ts';
import type { PaymentProcesses, ShareSubject } from './payment-processes.ports.ts';
import type { PaymentProviders } from './payment-providers.ts';
import type { ProcessRecord } from './process-record.ts';
import type { PaymentVisits } from './visit-payment.use-cases.ts';

/** How the payment of a share stands, and the ways to pay it. */
export type SharePaymentState = {
  readonly state: 'unpaid' | 'open' | 'waiting' | 'canceled' | 'paid';
  readonly tag: string | null;
  readonly methods: readonly PaymentRecord[];
};
export type ShareRefusal = { readonly kind: 'not-found' | 'not-owed' | 'unknown-method' | 'too-low' | 'no-wallet' };

/** GROUP-6f: what members of a group pay to its owner. An unknown part is not found. */
export interface SharePayments {
  /** Asks the provider and tells how the payment of a member's share stands. */
  inquire(member: MemberKey): Promise<SharePaymentState | undefined>;
  /**
   * Opens a page for the share, one at a time: the same method leads to the same page, another one closes it first, and
   * one that cannot be closed stays the page.
   */
  start(
    member: MemberKey,
    way: { readonly tag: string; readonly locale: string },
  ): Promise<Result<ProcessRecord, ShareRefusal>>;
  /** Moves the share from the payer's wallet to the owner's, all or nothing. A share that is paid stays as it is. */
  payFromWallet(member: MemberKey, payerId: number): Promise<Result<OrderRecord, ShareRefusal>>;
  /** Closes the pages of a share: nothing can be charged for it any more, unless it was before. */
  close(share: ShareSubject): Promise<void>;
}

type Deps = {
  readonly transactions: Transactions;
  readonly processes: Pick<PaymentProcesses, 'ofShare'>;
  readonly openProcess: OpenProcess;
  readonly visits: Pick<PaymentVisits, 'resume' | 'cancel'>;
  readonly orders: Pick<OrderUseCases, 'orders' | 'groupShares'>;
  readonly providers: PaymentProviders;
  readonly shops: ShopDirectory;
  readonly reference: ReferenceSource;
  readonly ledger: Pick<Ledger, 'lock' | 'debit' | 'post'>;
  readonly notify: Notify;
  readonly clock: Clock;
};

const standingOf = (order: OrderRecord, part: number) => sharesOf(order).find(({ id }) => id === part)?.standing;

/** A page that is about to expire is not worth returning to. */
const ENOUGH_MS = 600_000;

export const createSharePayments = (deps: Deps): SharePayments => {
  const {
    transactions,
    processes,
    openProcess,
    visits,
    orders: { orders, groupShares },
    providers,
    shops,
  } = deps;
  const { reference, ledger, notify, clock } = deps;

  const find = async ({ cartId, secret }: MemberKey) => {
    const order = await orders.findOfMember(cartId, secret);
    const member = order?.members?.find(({ uuid }) => uuid === secret);
    return order && member && { order, part: member.user_cart_id };
  };

  /** What the shop takes: providers that can be reached, and the wallet. */
  const methodsFor = async ({ shop_id: id }: OrderRecord): Promise<readonly PaymentRecord[]> => {
    const shop = (await shops()).find(id);
    const taken = shop ? paymentsOf(shop, await reference()) : [];
    return taken.filter(({ tag }) => tag === 'wallet' || (!isDirectTag(tag) && providers.offers(tag)));
  };

  const openPage = async (share: ShareSubject): Promise<ProcessRecord | undefined> =>
    (await processes.ofShare(share)).find(({ state }) => state === 'open');

  const close = async (share: ShareSubject): Promise<void> => {
    const page = await openPage(share);
    if (page) await visits.cancel(page.id);
  };

  const start: SharePayments['start'] = async (member, way) => {
    const found = await find(member);
    if (!found) return err({ kind: 'not-found' });
    const { order, part } = found;
    const subject = { orderId: order.id, part };
    const { tag, locale } = way;
    const payment = (await methodsFor(order)).find((method) => method.tag === tag && !isDirectTag(tag));
    const provider = payment && providers.forTag(payment.tag);
    if (!payment || !provider) return err({ kind: 'unknown-method' });
    const page = await openPage(subject);
    if (page) {
      const isSame = page.payment.id === payment.id && page.amount.minor === payableShareOf(order, part)?.total.minor;
      if (isSame && page.expiresAt - clock.now() > ENOUGH_MS) return ok(page);
      // While it may still be paid, there is no other: what is paid twice nobody here could give back.
      if ((await visits.cancel(page.id)).kind !== 'ended') return ok(page);
    }
    const opened = await transactions.run(async () => {
      const current = (await orders.lock(order.id)) && (await orders.find(order.id));
      const share = current && payableShareOf(current, part);
      if (!current || !share) return err({ kind: 'not-owed' } as const);
      if (await openPage(subject)) return undefined;
      return ok(
        await openProcess({
          // The money is the owner's; whoever pays may have no account.
          user_id: current.user_id,
          payment_id: payment.id,
          provider: provider.name,
          model_type: 'cart',
          model_id: member.cartId,
          type: 'model',
          shop_id: current.shop_id,
          currency_id: current.currency_id,
          rate: current.rate,
          scale: current.scale,
          amount: share.total.minor,
          from_wallet: 0,
          locale,
          draft: null,
          order_id: current.id,
          user_cart_id: part,
        }),
      );
    });
    // Another window was quicker.
    return opened ?? start(member, way);
  };

  return {
    inquire: async (member) => {
      const found = await find(member);
      if (!found) return undefined;
      const known = await processes.ofShare({ orderId: found.order.id, part: found.part });
      const open = known.filter(({ state }) => state === 'open');
      const seen = await Promise.all(open.map(({ id }) => visits.resume(id)));
      const now = await find(member);
      if (!now) return undefined;
      const share = payableShareOf(now.order, now.part);
      const [last] = await processes.ofShare({ orderId: found.order.id, part: found.part });
      const isDue = seen.some((visit) => visit.kind === 'unreachable' || (visit.kind === 'waiting' && visit.isDue));
      const isOpen = seen.some(({ kind }) => kind === 'waiting');
      return {
        state: isDue ? 'waiting' : isOpen ? 'open' : (last?.state ?? 'unpaid'),
        tag: last?.payment.tag ?? null,
        methods: share ? await methodsFor(now.order) : [],
      };
    },

    start,

    payFromWallet: async (member, payerId) => {
      const found = await find(member);
      if (!found) return err({ kind: 'not-found' });
      const {
        order: { id: orderId, user_id: ownerId },
        part,
      } = found;
      if (standingOf(found.order, part) === 'paid') return ok(found.order);
      if (!(await methodsFor(found.order)).some(({ tag }) => tag === 'wallet')) return err({ kind: 'unknown-method' });
      await close({ orderId, part });
      return transactions.run(async () => {
        const order = (await orders.lock(orderId)) && (await orders.find(orderId));
        if (!order) return err({ kind: 'not-found' });
        const share = payableShareOf(order, part);
        if (standingOf(order, part) === 'paid') return ok(order);
        if (!share || payerId === ownerId || (await openPage({ orderId, part }))) return err({ kind: 'not-owed' });
        const amount = inBaseCurrency(share.total.minor, order, await reference());
        const wallets = await ledger.lock([payerId, ownerId]);
        if (!wallets.has(payerId) || !wallets.has(ownerId)) return err({ kind: 'no-wallet' });
        const reason = shareReason(orderId);
        // Whoever is no owner knows the group by its cart.
        const cause = { reason: 'payment', subject: { kind: 'cart', id: member.cartId } } as const;
        if ((await ledger.debit({ userId: payerId, amount, note: reason.note, cause })) !== 'done')
          return err({ kind: 'too-low' });
        const history = await ledger.post({ userId: ownerId, amount, type: 'topup', ...reason });
        await notify({
          userId: ownerId,
          type: 'wallet_top_up',
          subject: { kind: 'wallet_history', id: history },
          args: { name: share.name },
        });
        await groupShares.pay({ orderId, part });
        return ok((await orders.find(orderId)) ?? order);
      });
    },

    close,
  };
};
