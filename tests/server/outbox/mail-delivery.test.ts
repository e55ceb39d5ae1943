import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { sentTo } from '../identity/stage.ts';
import { startSmtp } from './smtp.ts';

const MINUTE_MS = 60_000;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let test: TestMarketplace;
let people = 0;

const newAddress = () => `person-${(people += 1)}@mail.test`;
const askForCode = async (email: string, lang = 'en') => {
  await test.api.ok('resendCode', { email }, { as: 'query', lang });
  return (await sentTo(test, email))[0];
};
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
const stateOf = async (address: string) => {
  const [row] = await sentTo(test, address);
  return [row?.status, row?.attempts, row?.failure];
};

beforeAll(async () => {
  smtp = await startSmtp();
  test = await startMarketplace({ LIMITS: 'off', ...smtp.settings });
});
afterAll(async () => {
  await test.marketplace.close();
  await smtp.close();
});

describe('OPS-5 a mail', () => {
  it.each([
    ['de', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('arrives once, with its code, as text and as HTML in %s', async (lang, dir) => {
    const address = newAddress();
    const stored = await askForCode(address, lang);
    await test.timers.tick();
    await test.timers.tick();
    const [mail, ...more] = mailsTo(address);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ from: 'orders@tiffin.test', subject: stored?.subject });
    expect(mail?.text.trim()).toBe(stored?.body);
    expect(mail?.html).toContain(`>${stored?.code}</strong>`);
    expect(mail?.html).toMatch(new RegExp(`<html lang="${lang}" dir="${dir === 'rtl' ? 'rtl' : 'auto'}">`));
    expect(await stateOf(address)).toEqual(['sent', 1, null]);
  });

  it('that the service cannot take now is tried again after a longer wait each time, and arrives', async () => {
    const address = newAddress();
    await askForCode(address);
    smtp.refuseNext(451, 421);
    await test.timers.tick();
    expect(await stateOf(address)).toEqual(['waiting', 1, expect.stringContaining('451')]);
    await test.timers.tick();
    expect((await stateOf(address))[1]).toBe(1);
    test.clock.advance(7_000);
    await test.timers.tick();
    test.clock.advance(7_000);
    await test.timers.tick();
    expect((await stateOf(address)).slice(0, 2)).toEqual(['waiting', 2]);
    test.clock.advance(20_000);
    await test.timers.tick();
    expect(await stateOf(address)).toEqual(['sent', 3, null]);
    expect(mailsTo(address)).toHaveLength(1);
  });

  it('that is refused for good is a failure at the desk, from where it is sent again', async () => {
    const address = newAddress();
    const stored = await askForCode(address);
    smtp.refuseNext(550);
    await test.timers.tick();
    expect((await stateOf(address)).slice(0, 2)).toEqual(['failed', 1]);
    test.clock.advance(MINUTE_MS);
    await test.timers.tick();
    expect(mailsTo(address)).toEqual([]);
    const desk = { token: await test.api.signIn('desk@tiffin.test') };
    const { data: failed } = await test.api.ok('listOutbox', { status: 'failed', to: address }, desk);
    expect(failed).toMatchObject([{ id: stored?.id, status: 'failed', failure: expect.stringContaining('550') }]);
    await test.api.ok('sendOutboxTextAgain', { id: stored?.id ?? 0 }, desk);
    await test.timers.tick();
    expect(mailsTo(address)).toHaveLength(1);
    expect((await test.api.call('sendOutboxTextAgain', { id: stored?.id ?? 0 }, desk)).status).toBe(404);
  });

  it('is given up when its code has expired', async () => {
    const address = newAddress();
    await askForCode(address);
    test.clock.advance(60 * MINUTE_MS);
    await test.timers.tick();
    expect(await stateOf(address)).toEqual(['failed', 1, 'Expired before it could be delivered']);
    expect(mailsTo(address)).toEqual([]);
  });
});

describe('OPS-5 the outbox', () => {
  it('is emptied of what was written more than 30 days ago', async () => {
    const [old, fresh] = [newAddress(), newAddress()];
    await askForCode(old);
    test.clock.advance(29 * 24 * 60 * MINUTE_MS);
    await askForCode(fresh);
    await test.timers.tick();
    expect([(await sentTo(test, old)).length, (await sentTo(test, fresh)).length]).toEqual([1, 1]);
    test.clock.advance(2 * 24 * 60 * MINUTE_MS);
    await test.timers.tick();
    expect([(await sentTo(test, old)).length, (await sentTo(test, fresh)).length]).toEqual([0, 1]);
  });
});

describe('OPS-5 a text message', () => {
  it('waits where no service delivers it', async () => {
    await test.store.database
      .insertInto('outbox')
      .values({
        channel: 'sms',
        recipient: '31612345678',
        subject: null,
        body: 'Hello',
        code: null,
        created_at: test.clock.now(),
        expires_at: null,
        queued_at: test.clock.now(),
        next_attempt_at: test.clock.now(),
      })
      .execute();
    await test.timers.tick();
    expect(await stateOf('31612345678')).toEqual(['waiting', 0, null]);
  });
});
