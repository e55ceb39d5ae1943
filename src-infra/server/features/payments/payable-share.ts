import { canPayShare, type OrderStatus } from '@domain/orders/index.ts';
import { payerOf, sharesOf, type OrderRecord, type OrderShare, type OrderUseCases } from '../orders/index.ts';
import type { LockPayable } from './payable.ts';
import type { CreditProcess } from './payable-wallet.ts';

type Deps = {
  readonly orders: Pick<OrderUseCases, 'orders' | 'groupShares'>;
  readonly credit: CreditProcess;
};

/** Returns the share of a member that can be paid now. */
export const payableShareOf = (order: OrderRecord, part: number): OrderShare | undefined => {
  const share = sharesOf(order).find(({ id }) => id === part);
  const facts = { payer: payerOf(order), status: order.status as OrderStatus };
  return share && canPayShare({ share, ...facts }) ? share : undefined;
};

/** GROUP-6f: the share of a member, as it was when the page opened; a tip that came later asks nobody again. */
export const createPayableShare =
  ({ orders: { orders, groupShares }, credit }: Deps): LockPayable =>
  async (process) => {
    const { target, amount } = process;
    if (target.kind !== 'share') return undefined;
    const order = (await orders.lock(target.orderId)) && (await orders.find(target.orderId));
    const share = order && payableShareOf(order, target.member);
    return {
      due: share && amount,

      book: async (receipt) => {
        if (!share || !(await groupShares.pay({ orderId: target.orderId, part: target.member })))
          throw new Error(`The share of process ${process.id} was owed a moment ago`);
        await credit(process, receipt, { ...shareReason(target.orderId), from: share.name });
        return null;
      },
    };
  };

/** What the owner reads of it in the history of the wallet. */
export const shareReason = (orderId: number) =>
  ({
    note: `Share of Order #${orderId}`,
    cause: { reason: 'share', subject: { kind: 'order', id: orderId } },
  }) as const;
