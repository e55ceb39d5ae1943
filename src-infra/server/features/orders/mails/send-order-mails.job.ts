import type { Clock } from '@domain/kernel/clock.port.ts';
import { currencyId } from '@domain/kernel/ids.ts';
import type { Job } from '../../../foundation/jobs/index.ts';
import type { Mail, Outbox } from '../../../foundation/outbox/index.ts';
import type { Log } from '../../../foundation/platform/log.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';
import type { ShopDirectory } from '../../catalog/index.ts';
import { mailAddressOf, type Users } from '../../identity/index.ts';
import type { ReferenceSource } from '../../reference/index.ts';
import type { Orders } from '../orders.ports.ts';
import { orderMail, type MailedOrder } from './order-mail.ts';
import type { DueMail, DueMails } from './order-mails.ports.ts';

type Deps = {
  readonly due: DueMails;
  readonly orders: Pick<Orders, 'find'>;
  readonly users: Pick<Users, 'byId'>;
  readonly shops: ShopDirectory;
  readonly reference: ReferenceSource;
  readonly outbox: Pick<Outbox, 'mail'>;
  readonly transactions: Transactions;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly log: Log;
};

const EVERY_MS = 1_000;
const BATCH = 20;
/** Where mail is switched on later, nobody wants to hear of last week's orders. */
const NEWS_MS = 86_400_000;

/**
 * ORDER-11b: Mails what customers want to have in writing, once: the order, and its receipt when it is delivered. Reads
 * the changes of status after their commit, so that placing an order waits for no mail and none is lost.
 */
export const createSendOrderMails = (deps: Deps): Job => {
  const { due, orders, users, shops, reference, outbox, transactions, clock, log } = deps;

  const mail = async ({ orderId, status }: DueMail): Promise<void> => {
    const order = await orders.find(orderId);
    const reader = order && (await users.byId(order.user_id));
    const to = reader && mailAddressOf(reader);
    if (!order || !to) return;
    const { activeCurrency, defaultLocale } = await reference();
    const about = {
      status,
      order,
      shop: (await shops()).find(order.shop_id),
      currency: activeCurrency(currencyId(order.currency_id)),
      lang: reader.lang ?? defaultLocale,
      defaultLocale,
    };
    const content = written(about);
    if (content) await outbox.mail(to, content);
  };

  /** An order that cannot be written about must not hold up the mails of all others. */
  const written = (about: MailedOrder): Mail | undefined => {
    try {
      return orderMail(about);
    } catch (failure) {
      log.error('order-mails.failed', { id: about.order.id, reason: String(failure) });
      return undefined;
    }
  };

  const round = (): Promise<number> =>
    transactions.run(async () => {
      const taken = await due.take(clock.now() - NEWS_MS, BATCH);
      for (const each of taken) await mail(each);
      return taken.length;
    });

  return {
    name: 'order-mails',
    everyMs: EVERY_MS,
    run: async () => {
      while ((await round()) === BATCH);
    },
  };
};
