import * as fc from 'fast-check';
import { createSignIn } from '@infra/server/features/identity/sign-in.use-case.ts';
import { createRateLimiter, DEFAULT_LIMITS } from '@infra/server/foundation/limits/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandClock, startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { openBrowser } from '../desk/browser.ts';

type Deps = Parameters<typeof createSignIn>[0];
const OWNER = 'owner@tiffin.test';

/** Sign-in to one account; a device is known by its name. */
const stage = () => {
  const clock = createHandClock();
  const tries: { at: number; device: string | undefined }[] = [];
  let current: string | undefined;
  const signIn = createSignIn({
    users: {
      byEmail: (email: string) => Promise.resolve(email === OWNER ? { id: 7, active: true } : undefined),
    } as unknown as Deps['users'],
    passwords: {
      hash: (password) => Promise.resolve(password),
      verify: (password) => {
        tries.push({ at: clock.now(), device: current });
        return Promise.resolve(password === 'right');
      },
    },
    tokens: {
      issue: () => Promise.resolve('1|x'),
      identifyDevice: (token: string) =>
        Promise.resolve(
          token === 'known' ? { userId: 7, tokenId: 1 } : token === 'other' ? { userId: 8, tokenId: 2 } : undefined,
        ),
    } as unknown as Deps['tokens'],
    limiter: createRateLimiter(DEFAULT_LIMITS, clock),
  });
  const attempt = async (device: string | undefined, address: string, password: string): Promise<string> => {
    current = device;
    const outcome = await signIn({ email: OWNER, password, device }, { address, userAgent: '' });
    return outcome.ok ? 'in' : outcome.error.kind;
  };
  return { attempt, clock, tries };
};

const strangerArb = fc.record({
  pause: fc.nat(120_000),
  device: fc.constantFrom(undefined, 'forged', 'other'),
  address: fc.constantFrom('10.0.0.1', '10.0.0.2', '2001:db8::1'),
});

describe('API-1 limits of sign-in', () => {
  it('never lock the owner out of a device that has signed in before, whatever strangers try', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(strangerArb, { maxLength: 80 }), async (strangers) => {
        const { attempt, clock } = stage();
        for (const { pause, device, address } of strangers) {
          clock.advance(pause);
          expect(await attempt(device, address, 'guess')).not.toBe('in');
        }
        expect(await attempt('known', '10.0.0.1', 'right')).toBe('in');
      }),
    );
  });

  it('allow strangers at most ten tries in any ten minutes from the first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(strangerArb, { maxLength: 80 }), async (strangers) => {
        const { attempt, clock, tries } = stage();
        for (const { pause, device, address } of strangers) {
          clock.advance(pause);
          await attempt(device, address, 'guess');
        }
        for (const [index, { at }] of tries.entries())
          expect(tries.filter((one, other) => other >= index && one.at < at + 600_000).length).toBeLessThanOrEqual(20);
        const [first] = tries;
        if (first) expect(tries.filter(({ at }) => at < first.at + 600_000).length).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('count guesses on a known device too', async () => {
    const { attempt } = stage();
    for (let index = 0; index < 20; index++) expect(await attempt('known', '10.0.0.1', 'guess')).toBe('wrong');
    expect(await attempt('known', '10.0.0.1', 'right')).toBe('rate-limited');
    expect(await attempt(undefined, '10.0.0.1', 'right')).toBe('in');
  });
});

describe('API-1 the cookie of a device', () => {
  let test: TestMarketplace;
  beforeAll(async () => {
    test = await startMarketplace();
  });
  afterAll(() => test.marketplace.close());

  const demo = { email: 'demo@tiffin.test', password: 'lunchbox' };
  const lockOut = async (email: string): Promise<void> => {
    for (let index = 0; index < 10; index++)
      await test.api.no('logIn', { email, password: 'guess' }, { address: `10.0.1.${index}` });
    expect((await test.api.no('logIn', { email, password: demo.password })).status).toBe(429);
  };

  it('lets its account in, also after sign-out, and no other account', async () => {
    const { headers, body } = await test.api.call('logIn', demo);
    const [set = ''] = headers.getSetCookie();
    expect(set).toMatch(/; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict$/);
    const cookie = set.split(';')[0] ?? '';
    await test.api.ok('logOut', {}, { token: (body as { data: { access_token: string } }).data.access_token });
    await lockOut(demo.email);
    expect((await test.api.call('logIn', demo, { headers: { cookie } })).status).toBe(200);
    const forged = cookie.replace(/[^%]$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await test.api.no('logIn', demo, { headers: { cookie: forged } })).status).toBe(429);
    await lockOut('second@tiffin.test');
    const second = { ...demo, email: 'second@tiffin.test' };
    expect((await test.api.no('logIn', second, { headers: { cookie } })).status).toBe(429);
  });

  it('lets operators in at the desk', async () => {
    const staff = { email: 'desk@tiffin.test', password: 'lunchbox' };
    const browser = openBrowser(test);
    expect((await browser.post('/desk/sign-in', staff)).status).toBe(303);
    await browser.post('/desk/sign-out', {});
    await lockOut(staff.email);
    expect((await browser.post('/desk/sign-in', staff)).status).toBe(303);
    expect((await openBrowser(test).post('/desk/sign-in', staff)).status).toBe(429);
  });
});
