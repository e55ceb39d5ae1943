import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { ProviderFailure, ProviderCredential } from '@domain/identity/index.ts';
import { referralCode } from '@domain/rewards/index.ts';
import { providerReachOf } from '@app/features/sign-in/offered-methods.ts';
import { failing, session, methodsStage } from './methods.ts';

const proof = { idToken: 'a.b.c', nonce: 'n' };

describe('ACCOUNT-1 the ways that a page offers', () => {
  it('follow the settings and what the server announces', () => {
    const all = methodsStage().vm;
    expect([all.isCodeOffered, all.providers]).toEqual([true, ['google', 'apple', 'facebook']]);
    const some = methodsStage({ settings: { auth_option: 'email', social_auth_apple: '0' } }).vm;
    expect([some.isCodeOffered, some.providers]).toEqual([false, ['google', 'facebook']]);
    const none = methodsStage({ settings: { api_extensions: 'identity' } }).vm;
    expect([none.isCodeOffered, none.providers]).toEqual([false, []]);
    expect(methodsStage({ reach: { isOwnServer: false, hosted: [], hasPasskeys: false } }).vm.providers).toEqual([]);
  });

  it('are those of the hosted service where the server trusts it and this site has it', () => {
    const announced = { api_extensions: 'hosted_identity,provider_page' };
    const hosted = { isOwnServer: false, hosted: ['google', 'facebook'] as const, hasPasskeys: false };
    expect(methodsStage({ settings: announced, reach: hosted }).vm.providers).toEqual(['google', 'facebook']);
    expect(methodsStage({ reach: hosted }).vm.providers).toEqual([]);
    expect(methodsStage({ settings: announced }).vm.providers).toEqual(['google', 'apple', 'facebook']);
    const off = { ...announced, social_auth_google: '0' };
    expect(methodsStage({ settings: off, reach: hosted }).vm.providers).toEqual(['facebook']);
  });

  it('include Apple through the hosted service only on a site with our server, which takes its form', () => {
    const clients = { apple: 'example.food.web', facebook: '1234567890123' };
    const site = (apiHost: string) =>
      providerReachOf({ apiHost, site: 'https://food.example', hostedIdentity: { clients } });
    expect(site('')).toEqual({ isOwnServer: true, hosted: ['apple', 'facebook'], hasPasskeys: true });
    expect(site('https://api.food.example')).toEqual({ isOwnServer: false, hosted: ['facebook'], hasPasskeys: false });
    expect(providerReachOf({ apiHost: '', site: 'http://10.0.0.7', hostedIdentity: undefined }).hosted).toEqual([]);
  });

  it('mark the one used last, once the page lives', () => {
    const { vm } = methodsStage({ lastMethod: 'apple' });
    expect(vm.lastUsed).toBeUndefined();
    vm.activate();
    expect(vm.lastUsed).toBe('apple');
  });
});

describe('ACCOUNT-1 signing in with a provider', () => {
  it('returns to the previous page with a session, and remembers the way', async () => {
    const { vm, entered, moves, sessions, lastMethod } = methodsStage();
    await vm.start('google');
    expect(entered).toEqual([['google', proof, undefined]]);
    expect([sessions.read(), lastMethod.read(), moves]).toEqual([
      session,
      'google',
      [['/checkout', { replace: true }]],
    ]);
  });

  it('goes on with the answer that the customer brings back, and with an invitation opened before', async () => {
    const code = referralCode([0, 1, 2, 3, 4, 5, 6, 7]);
    const { vm, entered, moves, sessions } = methodsStage({
      returned: { provider: 'apple', next: '/checkout', permit: undefined, outcome: Promise.resolve(ok(proof)) },
      invitation: { code, openedAt: instant(1000) },
    });
    vm.activate();
    expect(vm.waiting).toBe('apple');
    await expect.poll(() => sessions.read()).toBe(session);
    expect([entered, moves]).toEqual([[['apple', proof, code]], [['/checkout', { replace: true }]]]);
  });

  it('goes on from where the customer was, whatever address the provider knows', async () => {
    const { vm, moves } = methodsStage({
      returned: { provider: 'google', next: '/orders?page=2', permit: undefined, outcome: failing('cancelled') },
    });
    vm.activate();
    expect([vm.returnPath, moves]).toEqual([
      '/orders?page=2',
      [['/login?next=%2Forders%3Fpage%3D2', { replace: true }]],
    ]);
    await expect.poll(() => vm.trouble).toEqual({ provider: 'google', failure: { kind: 'cancelled' } });
  });

  it('stops exchanging an answer when the page is left', async () => {
    let settle: (outcome: Result<ProviderCredential, ProviderFailure>) => void = () => {};
    const outcome = new Promise<Result<ProviderCredential, ProviderFailure>>((done) => (settle = done));
    const { vm, stops, entered } = methodsStage({
      returned: { provider: 'google', next: '/checkout', permit: undefined, outcome },
    });
    vm.activate()();
    settle(ok(proof));
    await outcome;
    expect([stops.length, entered, vm.trouble]).toEqual([1, [], undefined]);
  });

  it('asks one provider once, however often it is pressed', async () => {
    let asked = 0;
    const { vm } = methodsStage({ authenticate: () => ((asked += 1), Promise.resolve(ok(proof))) });
    await Promise.all([vm.start('google'), vm.start('google'), vm.start('apple')]);
    expect(asked).toBe(1);
  });

  it('says after four seconds that it takes long, while it takes long', async () => {
    const { vm, waits } = methodsStage({ authenticate: () => new Promise(() => {}) });
    void vm.start('google');
    expect([vm.waiting, vm.isSlow]).toEqual(['google', false]);
    waits[0]?.();
    await expect.poll(() => vm.isSlow).toBe(true);
    vm.cancel();
    expect([vm.waiting, vm.isSlow]).toEqual([undefined, false]);
    void vm.start('apple');
    vm.cancel();
    waits[1]?.();
    await Promise.resolve();
    expect(vm.isSlow).toBe(false);
  });

  it('stops when asked to, or when the page is left, and says nothing', async () => {
    let settle: (outcome: Result<ProviderCredential, ProviderFailure>) => void = () => {};
    const { vm, stops, entered, moves, sessions } = methodsStage({
      authenticate: () => new Promise((done) => (settle = done)),
    });
    const leave = vm.activate();
    void vm.start('google');
    vm.cancel();
    settle(ok(proof));
    await Promise.resolve();
    void vm.start('google');
    leave();
    settle(err({ kind: 'cancelled' }));
    await Promise.resolve();
    expect([stops.length, entered, moves, sessions.read(), vm.trouble]).toEqual([2, [], [], undefined, undefined]);
  });

  it('explains each failure, keeps the page, and can be tried again', async () => {
    for (const kind of ['cancelled', 'offline', 'unavailable', 'forged', 'expired', 'other-provider'] as const) {
      let answer = failing(kind) as Promise<Result<ProviderCredential, ProviderFailure>>;
      const { vm, moves, sessions } = methodsStage({ authenticate: () => answer });
      await vm.start('google');
      expect([vm.trouble, vm.waiting, moves]).toEqual([{ provider: 'google', failure: { kind } }, undefined, []]);
      answer = Promise.resolve(ok(proof));
      await vm.start('google');
      expect([vm.trouble, sessions.read()]).toEqual([undefined, session]);
    }
  });

  it('signs nobody in with an answer that was to link an identity, after the session has ended', async () => {
    const late = methodsStage({
      returned: { provider: 'google', next: '/settings/security', permit: 'p', outcome: Promise.resolve(ok(proof)) },
    });
    late.vm.activate();
    expect([late.vm.trouble, late.vm.returnPath]).toEqual([
      { provider: 'google', failure: { kind: 'expired' } },
      '/settings/security',
    ]);
    await Promise.resolve();
    expect([late.entered, late.sessions.read()]).toEqual([[], undefined]);
  });

  it('explains an expired proof, and an answer that nobody asked for', async () => {
    const late = methodsStage({
      returned: { provider: 'google', next: '/checkout', permit: undefined, outcome: Promise.resolve(ok(proof)) },
      signIn: () => Promise.resolve(err({ kind: 'expired' })),
    });
    late.vm.activate();
    await expect.poll(() => late.vm.trouble).toEqual({ provider: 'google', failure: { kind: 'expired' } });
    expect(late.lastMethod.read()).toBeUndefined();
    const forged = methodsStage({
      returned: { provider: undefined, next: undefined, permit: undefined, outcome: failing('forged') },
    });
    forged.vm.activate();
    await expect.poll(() => forged.vm.trouble).toBeDefined();
    expect([forged.vm.trouble, forged.entered]).toEqual([{ provider: undefined, failure: { kind: 'forged' } }, []]);
    forged.vm.dismiss();
    expect(forged.vm.trouble).toBeUndefined();
  });
});
