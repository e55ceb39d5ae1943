import { receiptRows, type ReceiptRow } from '@domain/orders/index.ts';
import { money, priceText, type Currency, type Money, type Scale } from '@domain/pricing/index.ts';
import { numberSigns } from '../../../foundation/languages/index.ts';
import { speak, type Say, type TextKey } from '../../../foundation/messages/index.ts';
import type { Mail } from '../../../foundation/outbox/index.ts';
import { dateTimeIn } from '../../../foundation/time/index.ts';
import { titleIn } from '../../../texts.ts';
import type { ShopRecord } from '../../catalog/index.ts';
import type { OrderDetailRecord, OrderRecord } from '../order-record.ts';
import type { MailedStatus } from './order-mails.ports.ts';

export type MailedOrder = {
  readonly status: MailedStatus;
  readonly order: OrderRecord;
  /** `undefined` if it is not approved any more. */
  readonly shop: Pick<ShopRecord, 'texts' | 'schedule'> | undefined;
  /** The order's; `undefined` if it is not used any more. */
  readonly currency: Pick<Currency, 'symbol' | 'position'> | undefined;
  readonly lang: string;
  readonly defaultLocale: string;
};

type Line = { readonly name: string; readonly isFree: boolean; readonly gross: Money };

const PART_NAMES: Readonly<Record<Exclude<ReceiptRow<Line>['kind'], 'item'>, TextKey>> = {
  discount: 'RECEIPT_DISCOUNT',
  tax: 'RECEIPT_TAX',
  delivery: 'RECEIPT_DELIVERY',
  service: 'RECEIPT_SERVICE',
  waiter: 'RECEIPT_WAITER',
  coupon: 'RECEIPT_COUPON',
  tips: 'RECEIPT_TIPS',
  deposit: 'RECEIPT_DEPOSIT',
  adjustment: 'RECEIPT_ADJUSTMENT',
};

/** ORDER-11: The mail about a new or a delivered order, in the reader's language, with times of the shop's zone. */
export const orderMail = ({ status, order, shop, currency, lang, defaultLocale }: MailedOrder): Mail => {
  const say = speak(lang);
  const locales = [say.lang, defaultLocale];
  const about = { id: order.id, shop: titleIn(shop?.texts ?? {}, locales) };
  const timeText = (at: number): string => dateTimeIn(say.lang, shop?.schedule.timeZone ?? 'UTC', at);
  const address = order.delivery_type === 'delivery' ? order.address?.['address'] : undefined;
  const paragraphs =
    status === 'delivered'
      ? [say('MAIL_ORDER_DELIVERED', { ...about, time: timeText(order.updated_at) })]
      : [
          say('MAIL_ORDER_PLACED', { ...about, time: timeText(order.created_at) }),
          order.delivery_at === null ? '' : say('MAIL_ORDER_SLOT', { time: timeText(order.delivery_at) }),
          address ? say('MAIL_ORDER_TO', { address }) : '',
          order.place ? say('MAIL_ORDER_TABLE', { table: order.place.name }) : '',
        ].filter((text) => text !== '');
  return {
    lang: say.lang,
    title: say(status === 'delivered' ? 'MAIL_ORDER_DELIVERED_SUBJECT' : 'MAIL_ORDER_PLACED_SUBJECT', about),
    paragraphs,
    receipt: receiptOf(order, say, locales, currency),
    page: { label: say('MAIL_ORDER_SHOW'), path: `/orders/${order.id}` },
  };
};

const receiptOf = (
  order: OrderRecord,
  say: Say,
  locales: readonly string[],
  currency: MailedOrder['currency'],
): NonNullable<Mail['receipt']> => {
  const amount = (minor: number): Money => money(minor, order.scale as Scale);
  const { symbol, position } = currency ?? { symbol: '', position: 'after' };
  const text = (sum: Money): string => priceText(sum, { symbol, position, signs: numberSigns(say.lang) });
  const rows = receiptRows(linesOf(order, locales), {
    total: amount(order.total_price),
    discount: amount(order.total_discount),
    tax: amount(order.tax),
    delivery: amount(order.delivery_fee),
    service: amount(order.service_fee),
    waiter: amount(order.waiter_fee),
    coupon: amount(order.coupon_price),
    tips: amount(order.tips),
    deposit: amount(order.deposit),
  });
  return [
    ...rows.map((row) =>
      row.kind === 'item'
        ? { name: row.line.name, amount: row.line.isFree ? say('RECEIPT_FREE') : text(row.amount) }
        : {
            name: say(PART_NAMES[row.kind], { code: order.coupon?.name ?? '', count: order.boxes }).trim(),
            amount: text(row.amount),
          },
    ),
    { name: say('RECEIPT_TOTAL'), amount: text(amount(order.total_price)), isTotal: true },
  ];
};

/** Items with their options and add-ons: "2 × Falafel bowl (Large, 2 × Tahini sauce)". */
const linesOf = ({ details, scale }: OrderRecord, locales: readonly string[]): readonly Line[] =>
  details
    .filter(({ parent_id }) => parent_id === null)
    .map((detail) => {
      const addons = details.filter(({ parent_id }) => parent_id === detail.id);
      const parts = [
        ...detail.snapshot.extras.map(({ texts }) => titleIn(texts, locales)),
        ...addons.map((addon) => nameOf(addon, locales)),
      ].filter((part) => part !== '');
      const name = nameOf(detail, locales);
      const gross = [detail, ...addons].reduce((sum, part) => sum + part.origin_price + part.tax, 0);
      return {
        name: parts.length === 0 ? name : `${name} (${parts.join(', ')})`,
        isFree: detail.bonus,
        gross: money(gross, scale as Scale),
      };
    });

const nameOf = ({ quantity, snapshot }: OrderDetailRecord, locales: readonly string[]): string =>
  `${quantity} × ${titleIn(snapshot.product.texts, locales)}`;
