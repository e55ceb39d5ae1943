import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageCode } from '@infra/server/foundation/languages/index.ts';
import { runs } from '../../domain/runs.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH, createShopping, WALLET, type Customer, type Order, type Shopping } from '../support/shopping.ts';
import { coupons, supply } from '../support/supply.ts';
import { codeFor } from '../identity/stage.ts';
import { startSmtp } from './smtp.ts';

const ORIGIN = 'http://localhost:8080';
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  smtp = await startSmtp();
  test = await startMarketplace({ LIMITS: 'off', PUBLIC_URL: ORIGIN, ...smtp.settings });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(async () => {
  await test.marketplace.close();
  await smtp.close();
});
beforeEach(async () => {
  await supply(test.store, 60);
  await coupons(test.store, 5);
});

/** The mails that a customer has received, after everything that is due was sent. */
const mailsOf = async ({ id }: Pick<Customer, 'id'>) => {
  await test.timers.tick();
  await test.timers.tick();
  const { email } = await test.store.database
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return smtp.mails.filter(({ to }) => to.includes(email ?? ''));
};
const speaking = async (lang: LanguageCode, wallet = 0): Promise<Customer> => {
  const who = await shopping.customer(wallet);
  await test.store.database.updateTable('users').set({ lang }).where('id', '=', who.id).execute();
  return who;
};

const CURRENCIES = [
  { id: 1, scale: 2 },
  { id: 2, scale: 2 },
  { id: 3, scale: 0 },
  { id: 4, scale: 3 },
] as const;
const LOCALES = Object.keys(LANGUAGES) as readonly LanguageCode[];

/** An amount as a mail writes it, in minor units; yen are written with two zeros. */
const minorOf = (text: string, scale: number): number => {
  const sign = text.startsWith('−') ? -1 : 1;
  const digits = text.replace(/[^\d]/g, '');
  return (sign * Number(digits)) / (scale === 0 ? 100 : 1);
};
const rowsOf = (body: string) =>
  body.split('\n').flatMap((line) => {
    const at = line.lastIndexOf(': ');
    const amount = line.slice(at + 2);
    return at > 0 && /^−?[^\s\d−]*[\d\s.,\u00a0\u202f]+[^\s\d]*$/.test(amount) && /[.,]\d{2,3}\D*$/.test(amount)
      ? [{ name: line.slice(0, at), amount }]
      : [];
  });

describe('ORDER-11 the mail about an order', () => {
  it('has rows that add up to the total of the order, in every language and currency', async () => {
    const checkout = fc.record({
      lang: fc.constantFrom(...LOCALES),
      currency: fc.constantFrom(...CURRENCIES),
      bowls: fc.integer({ min: 1, max: 9 }),
      sauces: fc.nat(3),
      hasCoupon: fc.boolean(),
      tip: fc.constantFrom(0, 1, 250),
    });
    await fc.assert(
      fc.asyncProperty(checkout, async ({ lang, currency, bowls, sauces, hasCoupon, tip }) => {
        await supply(test.store, 60);
        await coupons(test.store, 5);
        const who = await speaking(lang);
        const order = await shopping.order(
          who,
          { ...(hasCoupon && { coupon: 'SPRING2' }), ...(tip > 0 && { tips: tip / 10 ** currency.scale }) },
          {
            currency: currency.id,
            lines: [
              {
                item: 'falafel-bowl#1',
                quantity: bowls,
                ...(sauces > 0 && { addons: [{ item: 'tahini', quantity: sauces }] }),
              },
              { item: 'chicken-plate', quantity: 2 },
            ],
          },
        );
        await desk.deliver(order);
        const [placed, receipt, ...more] = await mailsOf(who);
        expect(more).toEqual([]);
        for (const mail of [placed, receipt]) {
          const rows = rowsOf(mail?.text ?? '').map(({ amount }) => minorOf(amount, currency.scale));
          const total = Math.round((order.total_price ?? NaN) * 10 ** currency.scale);
          expect(rows.at(-1)).toBe(total);
          expect(mail?.text).not.toContain(LANGUAGES[lang].messages.RECEIPT_ADJUSTMENT);
          expect(rows.slice(0, -1).reduce((sum, row) => sum + row, 0)).toBe(total);
          expect(mail?.html).toContain(`<html lang="${lang}"`);
          expect(mail?.text).toContain(`${ORIGIN}/orders/${order.id}`);
          expect(mail?.html).toContain(`href="${ORIGIN}/orders/${order.id}"`);
          expect(`${mail?.subject}${mail?.text}`).not.toMatch(/:[a-z]+\b(?!\/\/)/);
        }
      }),
      runs(10, 1000),
    );
  });

  it('names options, add-ons, discounts and fees, and the time on the clock of the shop', async () => {
    const who = await speaking('de');
    const order = await shopping.order(
      who,
      { coupon: 'SPRING2', delivery_date: '2025-03-10', delivery_time: '18:30' },
      {
        lines: [
          { item: 'falafel-bowl#1', quantity: 3, addons: [{ item: 'tahini', quantity: 2 }] },
          { item: 'lentil-soup', quantity: 1 },
        ],
      },
    );
    const [placed] = await mailsOf(who);
    expect(placed?.subject).toBe(`Deine Bestellung #${order.id} bei Green Spoon D`);
    expect(placed?.text).toContain('am 10. März 2025 um 12:00');
    expect(placed?.text).toContain('Geplant für 10. März 2025 um 18:30');
    expect(placed?.text).toContain('Lieferung an: Lindenstraat 8');
    const rows = rowsOf(placed?.text ?? '').map(({ name }) => name);
    expect(rows).toEqual([
      '3 × Falafel bowl D (Large D, 2 × Tahini sauce D)',
      '1 × Lentil soup D',
      'Rabatt',
      'Steuer',
      'Lieferung',
      'Servicegebühr',
      'Code SPRING2',
      'Gesamt',
    ]);
    expect(placed?.text).toContain('1 × Lemonade D: gratis');
  });

  it('arrives once for each of placing and delivery, whatever rounds run', async () => {
    const who = await speaking('en');
    const order = await shopping.order(who);
    expect(await mailsOf(who)).toHaveLength(1);
    expect(await mailsOf(who)).toHaveLength(1);
    await desk.deliver(order);
    expect(await mailsOf(who)).toHaveLength(2);
    expect((await mailsOf(who))[1]?.subject).toBe(`Receipt for your order #${order.id} from Green Spoon`);
  });

  it('is written from right to left in Arabic', async () => {
    const who = await speaking('ar');
    await shopping.order(who);
    const [placed] = await mailsOf(who);
    expect(placed?.html).toContain('<html lang="ar" dir="rtl">');
    expect(placed?.subject).toContain('الملعقة الخضراء');
  });

  it('goes to nobody whose address is not verified', async () => {
    const who = await speaking('en');
    await test.store.database.updateTable('users').set({ email_verified_at: null }).where('id', '=', who.id).execute();
    await shopping.order(who);
    expect(await mailsOf(who)).toEqual([]);
  });
});

describe('REFUND-1 the mail about a refund', () => {
  const refund = async (who: Customer, payment: number, decide: 'acceptRefund' | 'rejectRefund'): Promise<Order> => {
    const order = await shopping.order(who, { payment_id: payment });
    await desk.deliver(order);
    const { data } = await test.api.ok('askRefund', { order_id: order.id, cause: 'Cold' }, { token: who.token });
    await test.api.ok(decide, { id: data.id, answer: 'Sorry for that' }, { token: desk.token });
    return order;
  };

  it('says what came back to the wallet', async () => {
    const who = await speaking('en', 100_000);
    const order = await refund(who, WALLET, 'acceptRefund');
    const mail = (await mailsOf(who)).find(({ subject }) => subject?.startsWith('Your refund'));
    expect(mail?.subject).toBe(`Your refund for order #${order.id} is approved`);
    expect(mail?.text).toContain(`$${order.total_price?.toFixed(2)}`);
    expect(mail?.text).toContain('Our answer: Sorry for that');
  });

  it('says why it was declined', async () => {
    const who = await speaking('fr');
    const order = await refund(who, CASH, 'rejectRefund');
    const mail = (await mailsOf(who)).find(({ subject }) => subject?.startsWith('Remb'));
    expect(mail?.subject).toBe(`Remboursement refusé pour votre commande n° ${order.id}`);
    expect(mail?.text).toContain('Sorry for that');
  });
});

describe('ACCOUNT-2 the welcome mail', () => {
  it('greets a new customer once, in their language', async () => {
    const email = 'newcomer@mail.test';
    await test.api.ok('register', { email }, { lang: 'de' });
    const { data } = await test.api.ok('verifyCode', { code: await codeFor(test, email), email }, { lang: 'de' });
    await test.api.ok(
      'completeRegistration',
      {
        email,
        firstname: 'Ana',
        password: 'a-long-password',
        password_confirmation: 'a-long-password',
        verify_token: data.verify_token,
      },
      { lang: 'de' },
    );
    await test.timers.tick();
    const welcome = smtp.mails.filter(({ to, subject }) => to.includes(email) && subject?.includes('Ana'));
    expect(welcome.map(({ subject }) => subject)).toEqual(['Willkommen, Ana']);
  });
});
