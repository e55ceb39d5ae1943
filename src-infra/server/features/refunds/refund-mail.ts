import { priceText, type Money } from '@domain/pricing/index.ts';
import { numberSigns } from '../../foundation/languages/index.ts';
import { speak } from '../../foundation/messages/index.ts';
import type { Outbox } from '../../foundation/outbox/index.ts';
import { titleIn } from '../../texts.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import { mailAddressOf, type Users } from '../identity/index.ts';
import type { OrderRecord } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';

export type RefundDecided = {
  readonly order: Pick<OrderRecord, 'id' | 'user_id' | 'shop_id'>;
  readonly isApproved: boolean;
  /** What went to the wallet, in the base currency. */
  readonly credited: Money | undefined;
  readonly answer: string | null;
};
/** REFUND-1f: Mails the customer the decision, with the transaction that takes it. */
export type MailRefund = (decided: RefundDecided) => Promise<void>;

type Deps = {
  readonly users: Pick<Users, 'byId'>;
  readonly shops: ShopDirectory;
  readonly reference: ReferenceSource;
  readonly outbox: Pick<Outbox, 'mail' | 'deliversMail'>;
};

export const createMailRefund =
  ({ users, shops, reference, outbox }: Deps): MailRefund =>
  async ({ order, isApproved, credited, answer }) => {
    if (!outbox.deliversMail) return;
    const reader = await users.byId(order.user_id);
    const to = reader && mailAddressOf(reader);
    if (!to) return;
    const { baseCurrency, defaultLocale } = await reference();
    const say = speak(reader.lang ?? defaultLocale);
    const about = {
      id: order.id,
      shop: titleIn((await shops()).find(order.shop_id)?.texts ?? {}, [say.lang, defaultLocale]),
      amount: priceText(credited, { ...baseCurrency, signs: numberSigns(say.lang) }),
    };
    const outcome = isApproved ? (credited ? 'MAIL_REFUND_APPROVED' : 'MAIL_REFUND_UNPAID') : 'MAIL_REFUND_REJECTED';
    await outbox.mail(to, {
      lang: say.lang,
      title: say(isApproved ? 'MAIL_REFUND_APPROVED_SUBJECT' : 'MAIL_REFUND_REJECTED_SUBJECT', about),
      paragraphs: [say(outcome, about), ...(answer ? [say('MAIL_REFUND_ANSWER', { answer })] : [])],
      page: { label: say('MAIL_ORDER_SHOW'), path: `/orders/${order.id}` },
    });
  };
