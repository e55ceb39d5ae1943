import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { isSigned, signText } from '@infra/server/features/payments/signed-text.ts';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { type Customer } from '../support/shopping.ts';
import { createPaying, type Paying } from './paying.ts';

let test: TestMarketplace;
let paying: Paying;
let who: Customer;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  paying = await createPaying(test);
  who = await paying.shopping.customer();
});
afterAll(() => test.marketplace.close());

const topUp = async (price = 20): Promise<string> =>
  (await test.api.ok('topUpWallet', { payment_type: 'stripe', price }, { token: who.token })).data.id;
const outcome = async (response: Response): Promise<string> =>
  `${response.status} ${((await response.json()) as { outcome: string }).outcome}`;
const expectUntouched = async (id: string, balance: number): Promise<void> => {
  expect([(await paying.book(id)).state, await paying.shopping.balance(who)]).toEqual(['open', balance]);
};

describe('PAY-5 callbacks', () => {
  it('tell the customer, and nobody else, how far a payment is', async () => {
    const id = await topUp();
    const state = async (token: string) => (await test.api.ok('showPaymentProcess', { process: id }, { token })).data;
    expect(await state(who.token)).toEqual({ id, state: 'open' });
    await paying.tell(await paying.messageOf(id, 'paid'));
    expect(await state(who.token)).toEqual({ id, state: 'paid' });
    const other = await test.api.signIn('demo@tiffin.test');
    expect((await test.api.call('showPaymentProcess', { process: id }, { token: other })).status).toBe(404);
  });

  it('count once when signed, however many arrive', async () => {
    const [id, start] = [await topUp(), await paying.shopping.balance(who)];
    const message = await paying.messageOf(id, 'paid');
    const answers = await Promise.all(Array.from({ length: 10 }, () => paying.tell(message)));
    expect(new Set(await Promise.all(answers.map(outcome)))).toEqual(new Set(['200 done']));
    expect([(await paying.book(id)).state, await paying.shopping.balance(who)]).toEqual(['paid', start + 20]);
  });

  it('are ignored when forged, altered, foreign or old', async () => {
    const [id, start] = [await topUp(), await paying.shopping.balance(who)];
    const message = await paying.messageOf(id, 'paid');
    const now = test.clock.now();
    const secret = await paying.secret();
    const right = signText(secret, JSON.stringify(message), now);
    const forged = [
      { secret: 'guess' },
      { secret: '' },
      { signature: '' },
      { signature: 'v1=00' },
      { signature: right.replace(/v1=./, 'v1=0').replace(/v1=0/, 'v1=g') },
      { at: now - 301_000 },
      { at: now + 301_000 },
      { signature: right.replace('t=', 't=0,t=') },
      { signature: right.replace(/t=\d+/, `t=${Math.floor(now / 1000) + 1}`) },
      { signature: signText(secret, JSON.stringify({ ...message, amount: '1' }), now) },
      { signature: right.replace('v1=', 'v0=') },
      { signature: right.slice(0, -2) },
    ];
    for (const how of forged)
      expect([how, await outcome(await paying.tell(message, how))]).toEqual([how, '400 forged']);
    expect((await paying.tell(message, { provider: 'stripe' })).status).toBe(404);
    expect((await paying.tell(message, { provider: 'constructor' })).status).toBe(404);
    await expectUntouched(id, start);
    expect(await outcome(await paying.tell(message, { at: now - 299_000 }))).toBe('200 done');
  });

  it('with another amount, currency or checkout are rejected, and the right one still counts', async () => {
    const [id, other, start] = [await topUp(), await topUp(), await paying.shopping.balance(who)];
    const message = await paying.messageOf(id, 'paid');
    const { reference } = (await paying.messageOf(other, 'paid')) as { reference: string };
    for (const wrong of [
      { amount: '19.99' },
      { amount: '20.01' },
      { amount: '2000' },
      { amount: '0' },
      { amount: '-20' },
      { currency: 'EUR' },
      { currency: 'usd' },
      { reference },
      { reference: 'ts_x' },
    ]) {
      expect([wrong, await outcome(await paying.tell({ ...message, ...wrong }))]).toEqual([wrong, '400 refused']);
    }
    await expectUntouched(id, start);
    // The same amount in another writing is the same amount.
    expect(await outcome(await paying.tell({ ...message, amount: '20.00' }))).toBe('200 done');
    expect(await paying.shopping.balance(who)).toBe(start + 20);
  });

  it('can arrive out of order: paid stays paid, ended stays ended', async () => {
    const start = await paying.shopping.balance(who);
    const first = await topUp();
    const [paid, canceled] = [await paying.messageOf(first, 'paid'), await paying.messageOf(first, 'canceled')];
    await test.store.database
      .updateTable('test_payments')
      .set({ status: 'paid' })
      .where('process_id', '=', first)
      .execute();
    // The cancellation arrives first although it was paid: the provider knows better.
    expect(await outcome(await paying.tell(canceled))).toBe('200 done');
    expect([(await paying.book(first)).state, await paying.shopping.balance(who)]).toEqual(['paid', start + 20]);
    expect([await outcome(await paying.tell(paid)), await outcome(await paying.tell(canceled))]).toEqual([
      '200 done',
      '200 done',
    ]);
    expect(await paying.shopping.balance(who)).toBe(start + 20);

    const second = await topUp();
    const [late, early] = [await paying.messageOf(second, 'paid'), await paying.messageOf(second, 'canceled')];
    expect(await outcome(await paying.tell(early))).toBe('200 done');
    expect(await paying.book(second)).toMatchObject({ state: 'canceled', atProvider: 'canceled' });
    await paying.tell(late);
    expect([(await paying.book(second)).state, await paying.shopping.balance(who)]).toEqual(['canceled', start + 20]);
  });

  it('of unknown processes are acknowledged and ignored', async () => {
    const message = await paying.messageOf(await topUp(), 'paid', { process_id: 'pp_nobody' });
    expect(await outcome(await paying.tell(message))).toBe('200 ignored');
  });

  it('are rejected when malformed, without an internal error', async () => {
    const json = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom(
        '',
        '{',
        'null',
        '[]',
        '{"event":"checkout.paid"}',
        '{"event":"checkout.paid","reference":{},"process_id":[]}',
      ),
    );
    const secret = await paying.secret();
    await fc.assert(
      fc.asyncProperty(json, fc.boolean(), async (body, isOurs) => {
        const headers = {
          'tiffin-signature': isOurs ? signText(secret, body, test.clock.now()) : signText('x', body, test.clock.now()),
        };
        const response = await test.marketplace.fetch(
          new Request('http://tiffin.test/pay/callbacks/test', { method: 'POST', body, headers }),
        );
        expect(response.status).toBe(400);
      }),
      runs(40, 2000),
    );
    const huge = await test.marketplace.fetch(
      new Request('http://tiffin.test/pay/callbacks/test', { method: 'POST', body: 'x'.repeat(70_000) }),
    );
    expect(huge.status).toBe(413);
  });
});

describe('PAY-5 signatures', () => {
  const now = instant(1_700_000_000_000);

  it('match exactly one text, secret and time', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string({ minLength: 1 }),
        fc.string({ minLength: 1 }),
        (text, other, secret, guess) => {
          const header = signText(secret, text, now);
          expect(isSigned(secret, text, header, now)).toBe(true);
          if (other !== text) expect(isSigned(secret, other, header, now)).toBe(false);
          if (guess !== secret && guess.padEnd(64, '\0') !== secret.padEnd(64, '\0'))
            expect(isSigned(guess, text, header, now)).toBe(false);
        },
      ),
    );
  });

  it('are valid for 300 seconds before and after, and one of several is enough', () => {
    const header = signText('secret', 'text', now);
    expect(
      [-300_000, 300_000, -301_000, 301_000].map((off) => isSigned('secret', 'text', header, instant(now + off))),
    ).toEqual([true, true, false, false]);
    expect(isSigned('secret', 'text', `${signText('old', 'text', now)},${header.split(',')[1]}`, now)).toBe(true);
    expect(isSigned('', 'text', signText('', 'text', now), now)).toBe(false);
  });

  it('never throw, whatever a header contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(fc.constantFrom('t=1', 't=', 'v1=', ',', 'v1=zz', '=', `v1=${'a'.repeat(64)}`))
            .map((parts) => parts.join(',')),
        ),
        (header) => {
          expect(isSigned('secret', 'text', header, now)).toBe(false);
        },
      ),
    );
  });
});
