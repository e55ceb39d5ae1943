import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
beforeEach(() => test.clock.advance(3_600_000));
afterAll(() => test.marketplace.close());

const DAY_MS = 86_400_000;
const demo = { email: 'demo@tiffin.test', password: 'lunchbox' };

describe('ACCOUNT-1 signing in', () => {
  it('returns a token of the account', async () => {
    const { data } = await test.api.ok('logIn', demo);
    expect(data).toMatchObject({ token_type: 'Bearer', user: { email: demo.email, empty_p: false, role: 'user' } });
    const profile = await test.api.ok('showProfile', {}, { token: data.access_token });
    expect(profile.data.id).toBe(data.user.id);
  });

  it('accepts the phone number in any notation', async () => {
    expect((await test.api.ok('logIn', { phone: '+31 (6) 1234-5678', password: demo.password })).data.user.email).toBe(
      demo.email,
    );
  });

  it('accepts the e-mail address in any case', async () => {
    expect((await test.api.ok('logIn', { ...demo, email: ' Demo@Tiffin.TEST ' })).data.user.id).toBe(1);
  });

  it('responds identically for unknown accounts, wrong passwords and accounts without one', async () => {
    const without = 'seller-green-spoon@tiffin.test';
    const account = test.store.database.updateTable('users').where('email', '=', without);
    await account.set({ password_hash: null }).execute();
    const refusals = await Promise.all([
      test.api.no('logIn', { ...demo, password: 'wrong!' }),
      test.api.no('logIn', { ...demo, email: 'nobody@tiffin.test' }),
      test.api.no('logIn', { email: without, password: 'lunchbox' }),
      test.api.no('logIn', { email: 'not an address', password: 'lunchbox' }),
    ]);
    for (const refusal of refusals) expect(refusal).toEqual({ ...refusals[0], status: 400, statusCode: 'ERROR_102' });
  });

  it('requires an e-mail address or a phone number', async () => {
    expect((await test.api.no('logIn', { password: 'x' })).params).toHaveProperty('email');
    expect((await test.api.no('logIn', { email: demo.email })).params).toHaveProperty('password');
  });
});

describe('API-1 limits of sign-in', () => {
  it('reject the eleventh attempt at one account, right or wrong, from any address', async () => {
    for (let index = 0; index < 10; index++) {
      await test.api.no('logIn', { ...demo, password: `wrong ${index}` }, { address: `10.0.1.${index}` });
    }
    const refusal = await test.api.no('logIn', demo, { address: '10.0.2.1' });
    expect(refusal).toMatchObject({ status: 429, statusCode: 'ERROR_429', retryAfter: 600 });
    test.clock.advance(600_000);
    expect((await test.api.call('logIn', demo)).status).toBe(200);
  });

  it('count unknown accounts in the same way', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index++)
      statuses.push(
        (await test.api.call('logIn', { email: 'ghost@tiffin.test', password: 'x' }, { address: '10.0.3.1' })).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('reject the fifty-first attempt from one network address', async () => {
    for (let index = 0; index < 50; index++)
      await test.api.no('logIn', { email: `u${index}@x.test`, password: 'x' }, { address: '10.0.4.1' });
    expect((await test.api.no('logIn', demo, { address: '10.0.4.1' })).status).toBe(429);
    expect((await test.api.call('logIn', demo, { address: '10.0.4.2' })).status).toBe(200);
  });
});

describe('ACCOUNT-4 tokens', () => {
  it('expire after seven days', async () => {
    const token = await test.api.signIn(demo.email);
    test.clock.advance(7 * DAY_MS - 1);
    expect((await test.api.call('showProfile', {}, { token })).status).toBe(200);
    test.clock.advance(1);
    expect((await test.api.no('showProfile', {}, { token })).statusCode).toBe('ERROR_100');
  });

  it('end with sign-out, at once, and no others', async () => {
    const [first, second] = [await test.api.signIn(demo.email), await test.api.signIn(demo.email)];
    await test.api.ok('showProfile', {}, { token: first });
    await test.api.ok('logOut', {}, { token: first });
    expect((await test.api.no('showProfile', {}, { token: first })).status).toBe(401);
    expect((await test.api.call('showProfile', {}, { token: second })).status).toBe(200);
  });

  it('end when the account is closed', async () => {
    const token = await test.api.signIn('second@tiffin.test');
    await test.store.database
      .updateTable('users')
      .set({ active: false })
      .where('email', '=', 'second@tiffin.test')
      .execute();
    await test.store.broadcast.publish('identity', '2');
    expect((await test.api.no('showProfile', {}, { token })).status).toBe(401);
    await test.store.database
      .updateTable('users')
      .set({ active: true })
      .where('email', '=', 'second@tiffin.test')
      .execute();
  });

  it('are stored as hashes, with the user agent truncated to 500 characters', async () => {
    const { data } = await test.api.ok('logIn', demo, { userAgent: 'x'.repeat(900) });
    const [id = '', secret = ''] = data.access_token.split('|');
    const row = await test.store.database
      .selectFrom('access_tokens')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(secret.length).toBeGreaterThanOrEqual(40);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(row.user_agent).toBe('x'.repeat(500));
  });

  it('are rejected when forged, swapped or foreign', async () => {
    const [mine, other] = [await test.api.signIn(demo.email), await test.api.signIn('desk@tiffin.test')];
    const [myId = '', mySecret = ''] = mine.split('|');
    const forged = [
      `${other.split('|')[0]}|${mySecret}`,
      `${myId}|${'A'.repeat(43)}`,
      `999999|${mySecret}`,
      mySecret,
      `${myId}|`,
      `${mine}x`,
      '',
    ];
    for (const token of forged) expect((await test.api.no('showProfile', {}, { token })).statusCode).toBe('ERROR_100');
    expect((await test.api.call('listSettings', {}, { token: `${myId}|${'A'.repeat(43)}` })).status).toBe(200);
  });
});
