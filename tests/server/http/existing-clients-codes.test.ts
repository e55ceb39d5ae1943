import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, MINUTE_MS, otherThan } from '../identity/stage.ts';
import { createHandClock, startMarketplace, type HandClock, type TestMarketplace } from '../support/marketplace.ts';

let clock: HandClock;
let on: TestMarketplace;
/** Another process on the same data, with the setting off. */
let off: TestMarketplace;
beforeAll(async () => {
  clock = createHandClock();
  on = await startMarketplace({ EXISTING_CLIENTS: 'on' }, { clock });
  off = await startMarketplace({}, { clock, store: on.store });
});
/** Later, so that neither limits nor codes of one test reach another. */
beforeEach(() => clock.advance(2 * 60 * MINUTE_MS));
afterAll(async () => {
  await off.marketplace.close();
  await on.marketplace.close();
});

const [HERE, ELSEWHERE] = ['10.0.0.1', '10.0.0.2'];
/** Asks for a code and returns it as the mail has it. */
const ask = async (email: string, address = HERE, market = on): Promise<string> => {
  await market.api.ok('register', { email }, { as: 'query', address });
  return codeFor(on, email.toLowerCase());
};
/** The e-mail address that a code alone proves, or the status of the refusal. */
const verify = async (code: string, address = HERE): Promise<string | number> => {
  const { status, body } = await on.api.call('verifyCode', { code }, { address });
  return status === 200 ? (body as { readonly data: { readonly email: string } }).data.email : status;
};
const draft = (email: string, more: object = {}) => ({
  email,
  firstname: 'Ada',
  password: 'secret1',
  password_confirmation: 'secret1',
  ...more,
});
/** The address of the new account, or the code of the refusal. */
const finish = async (email: string, address = HERE, market = on): Promise<string | null | undefined> => {
  const { status, body } = await market.api.call('completeRegistration', draft(email), { address });
  const { data, statusCode } = body as {
    readonly data?: { readonly user: { readonly email: string | null } };
    readonly statusCode?: string;
  };
  return status === 200 ? data?.user.email : statusCode;
};

describe('8.13 C1 a code without its e-mail address', () => {
  it('registers from the network address that asked for it, without a token', async () => {
    const code = await ask('Ada@Old.test');
    expect(await verify(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe('ada@old.test');
    expect(await finish('ADA@old.test')).toBe('ada@old.test');
    expect((await on.api.ok('logIn', { email: 'ada@old.test', password: 'secret1' })).data.user.firstname).toBe('Ada');
  });

  it('tells two people behind one address apart', async () => {
    const [one, two] = [await ask('one@old.test'), await ask('two@old.test')];
    expect(await verify(two)).toBe(one === two ? 404 : 'two@old.test');
    expect(await finish('one@old.test')).toBe('ERROR_215');
  });

  it('is refused from another address, and does not count as a try here', async () => {
    const code = await ask('far@old.test');
    for (let index = 0; index < 6; index++) expect(await verify(code, ELSEWHERE)).toBe(404);
    const headers = { 'x-forwarded-for': HERE, forwarded: `for=${HERE}` };
    expect((await on.api.no('verifyCode', { code }, { address: ELSEWHERE, headers })).status).toBe(404);
    expect(await verify(code)).toBe('far@old.test');
  });

  it('works once', async () => {
    const code = await ask('once@old.test');
    expect(await verify(code)).toBe('once@old.test');
    expect(await verify(code)).toBe(404);
    expect((await on.api.no('verifyCode', { code, email: 'once@old.test' })).status).toBe(404);
  });

  it('works at the fifth try', async () => {
    const code = await ask('fifth@old.test');
    for (let index = 0; index < 4; index++) expect(await verify(otherThan(code))).toBe(404);
    expect(await verify(code)).toBe('fifth@old.test');
  });

  it('is refused at the sixth try of an address, whoever asked there since, until the codes expire', async () => {
    const code = await ask('sixth@old.test');
    for (let index = 0; index < 5; index++) expect(await verify(otherThan(code))).toBe(404);
    expect(await verify(code)).toBe(404);
    clock.advance(MINUTE_MS);
    const next = await ask('sixth@old.test');
    expect(await verify(next)).toBe(404);
    expect((await on.api.no('verifyCode', { code: otherThan(next), email: 'sixth@old.test' })).status).toBe(404);
    clock.advance(14 * MINUTE_MS);
    expect(await verify(next)).toBe('sixth@old.test');
  });

  it('is refused after 15 minutes, and when a newer one is sent, wherever that was asked for', async () => {
    const late = await ask('late@old.test');
    clock.advance(15 * MINUTE_MS);
    expect(await verify(late)).toBe(404);
    const first = await ask('late@old.test');
    clock.advance(MINUTE_MS);
    const second = await ask('late@old.test', ELSEWHERE);
    expect([await verify(otherThan(second, first)), await verify(second)]).toEqual([404, 404]);
    expect(await verify(second, ELSEWHERE)).toBe('late@old.test');
  });

  it('redeems one of several at the same moment', async () => {
    const code = await ask('race@old.test');
    const answers = await Promise.all([1, 2, 3].map(() => verify(code)));
    expect(answers.map(String).toSorted()).toEqual(['404', '404', 'race@old.test']);
  });

  it('answers alike for people with and without an account', async () => {
    await ask('demo@tiffin.test', '10.0.0.8');
    const wrong = otherThan(await ask('nobody@old.test', '10.0.0.9'));
    const answers = await Promise.all(
      ['10.0.0.8', '10.0.0.9'].map((address) => on.api.call('verifyCode', { code: wrong }, { address })),
    );
    expect(answers[0]).toMatchObject({ status: 404, body: answers[1]?.body });
  });

  it('is refused with the setting off, as is one that was asked for while it was off', async () => {
    const code = await ask('off@old.test');
    expect((await off.api.no('verifyCode', { code })).params).toEqual({ email: [expect.any(String)] });
    clock.advance(MINUTE_MS);
    expect(await verify(await ask('off@old.test', HERE, off))).toBe(404);
  });

  it('recovers no account', async () => {
    await on.api.ok('forgetPasswordByEmail', { email: 'demo@tiffin.test' }, { as: 'query' });
    expect(await verify(await codeFor(on, 'demo@tiffin.test'))).toBe(404);
  });
});

describe('8.13 C1 a registration without a token', () => {
  it('is refused for another e-mail address, from another address, and before the code', async () => {
    const code = await ask('mine@old.test');
    await ask('yours@old.test');
    expect(await finish('mine@old.test')).toBe('ERROR_215');
    expect(await verify(code)).toBe('mine@old.test');
    expect(await finish('yours@old.test')).toBe('ERROR_215');
    expect(await finish('mine@old.test', ELSEWHERE)).toBe('ERROR_215');
    expect(await finish('mine@old.test')).toBe('mine@old.test');
  });

  it('is refused the second time, also with the token', async () => {
    const code = await ask('twice@old.test');
    const { verify_token } = (await on.api.ok('verifyCode', { code })).data;
    expect(await finish('twice@old.test')).toBe('twice@old.test');
    expect(await finish('twice@old.test')).toBe('ERROR_215');
    expect((await on.api.no('completeRegistration', draft('twice@old.test', { verify_token }))).statusCode).toBe(
      'ERROR_215',
    );
  });

  it('is refused once the code has expired', async () => {
    const code = await ask('slow@old.test');
    clock.advance(14 * MINUTE_MS);
    expect(await verify(code)).toBe('slow@old.test');
    clock.advance(MINUTE_MS);
    expect(await finish('slow@old.test')).toBe('ERROR_215');
  });

  it('is refused with a wrong token, and where the e-mail address came with the code', async () => {
    const email = 'token@old.test';
    await on.api.ok('verifyCode', { code: await ask(email), email });
    expect(await finish(email)).toBe('ERROR_215');
    clock.advance(MINUTE_MS);
    expect(await verify(await ask(email))).toBe(email);
    const wrong = draft(email, { verify_token: 'x'.repeat(43) });
    expect((await on.api.no('completeRegistration', wrong)).statusCode).toBe('ERROR_215');
  });

  it('is refused with the setting off', async () => {
    expect(await verify(await ask('later@old.test'))).toBe('later@old.test');
    expect(await finish('later@old.test', HERE, off)).toBe('ERROR_215');
  });
});

describe('8.13 what the setting does not let in', () => {
  it('is a sign-in through a provider without its token, or a phone without a proof', async () => {
    const social = { provider: 'google', name: 'Ada', email: 'demo@tiffin.test', id: '1' };
    expect((await on.api.no('signInWithProvider', social)).status).toBe(400);
    expect((await on.api.no('verifyPhone', { phone: '31612345678', firstname: 'Ada' })).status).toBe(400);
  });
});
