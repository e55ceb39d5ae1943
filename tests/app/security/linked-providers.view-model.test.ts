import { describe, expect, it } from 'vitest';
import type { ProviderCredential, ProviderFailure } from '@domain/identity/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { linkedTo, linkingStage, proof, wants } from './linking.ts';

const PAGE = '/settings/security';
type Outcome = Result<ProviderCredential, ProviderFailure>;
const returning = (outcome: Promise<Outcome>, permit: string | undefined = 'permit') =>
  ({ provider: 'google', next: PAGE, permit, outcome }) as const;
const done = 'success: linked.done {"name":"Google"}';

describe('ACCOUNT-5l the providers of the account', () => {
  it('are those that can be asked and those that are linked, in the order of signing in', async () => {
    const { vm } = linkingStage({ methods: [{ hasPassword: true, linked: [linkedTo('facebook')] }] });
    expect(vm.rows.map(({ provider }) => provider)).toEqual(['google', 'apple']);
    await vm.load();
    expect(vm.rows.map(({ provider, linked }) => [provider, linked !== undefined])).toEqual([
      ['google', false],
      ['apple', false],
      ['facebook', true],
    ]);
    expect(vm.sinceText(linkedTo('google'))).toBe('linked.since {"time":"10.03.2025, 11:00"}');
  });

  it('are neither loaded nor shown where the server links none', () => {
    const { vm } = linkingStage({ isOffered: false, returned: returning(Promise.resolve(ok(proof))) });
    vm.activate()();
    expect([vm.isOffered, vm.waiting]).toEqual([false, undefined]);
  });
});

describe('ACCOUNT-5l linking a provider', () => {
  it('asks the owner what the server wants to know, then the provider, with the permit', async () => {
    const { vm, calls, asked, links, toasts } = linkingStage({ refusals: [wants('old_password')] });
    await vm.want('link', 'google');
    expect([vm.proving.isProving, vm.wanted, asked]).toEqual([true, { deed: 'link', provider: 'google' }, []]);
    vm.proving.type({ password: 'lunchbox' });
    await vm.submit();
    expect(calls).toEqual([
      ['begin', 'google', {}],
      ['begin', 'google', { oldPassword: 'lunchbox' }],
    ]);
    expect([asked, links]).toEqual([[['google', PAGE, 'permit']], [['google', proof, 'permit']]]);
    expect([toasts, vm.ends, vm.wanted, vm.waiting, vm.proving.typed.password]).toEqual([
      [done],
      1,
      undefined,
      undefined,
      '',
    ]);
  });

  it('sends a code where the account has no password', async () => {
    const { vm, calls, codes } = linkingStage({ refusals: [wants('owner_code')] });
    await vm.want('link', 'apple');
    expect([vm.proving.codeSentTo, codes()]).toEqual(['s***@old.test', 1]);
    vm.proving.type({ code: '123 456' });
    await vm.submit();
    expect(calls.at(-1)).toEqual(['begin', 'apple', { ownerCode: '123456' }]);
  });

  it('goes on with the answer that the customer brings back, and says once that it is linked', async () => {
    const { vm, links, toasts, calls } = linkingStage({ returned: returning(Promise.resolve(ok(proof))) });
    vm.activate();
    expect(vm.waiting).toBe('google');
    await expect.poll(() => toasts).toEqual([done]);
    expect([links, calls, vm.waiting]).toEqual([[['google', proof, 'permit']], [], undefined]);
  });

  it('leads on whoever wanted to sign in and is signed in by now', () => {
    const { vm, links, moves } = linkingStage({
      returned: { provider: 'google', next: '/checkout', permit: undefined, outcome: Promise.resolve(ok(proof)) },
    });
    vm.activate();
    expect([moves, links]).toEqual([[['/checkout', { replace: true }]], []]);
  });

  it.each(['cancelled', 'offline', 'unavailable', 'forged', 'expired', 'other-provider'] as const)(
    'explains that the provider answered nothing: %s, and can be tried again',
    async (kind) => {
      let answer: Promise<Outcome> = Promise.resolve(err({ kind }));
      const { vm, links, toasts } = linkingStage({ authenticate: () => answer });
      await vm.want('link', 'google');
      expect([vm.trouble, vm.waiting, links]).toEqual([{ provider: 'google', failure: { kind } }, undefined, []]);
      answer = Promise.resolve(ok(proof));
      await vm.want('link', 'google');
      expect([vm.trouble, toasts]).toEqual([undefined, [done]]);
    },
  );

  it('explains an identity of another account, and an answer that nobody asked for', async () => {
    const other = linkingStage({ linked: err({ kind: 'other-account' }) });
    await other.vm.want('link', 'google');
    expect([other.vm.trouble, other.toasts]).toEqual([{ provider: 'google', failure: { kind: 'other-account' } }, []]);
    const forged = linkingStage({
      returned: { provider: undefined, next: undefined, permit: undefined, outcome: Promise.resolve(ok(proof)) },
    });
    forged.vm.activate();
    await expect.poll(() => forged.vm.trouble).toEqual({ provider: undefined, failure: { kind: 'forged' } });
    expect(forged.links).toEqual([]);
  });

  it('asks one provider once, however often it is pressed', async () => {
    const { vm, asked, calls } = linkingStage({ authenticate: () => new Promise(() => {}) });
    void vm.want('link', 'google');
    void vm.want('link', 'apple');
    expect(vm.wanted?.provider).toBe('google');
    await expect.poll(() => vm.waiting).toBe('google');
    void vm.want('link', 'apple');
    expect([calls.length, asked.length]).toEqual([1, 1]);
  });

  it('stops when asked to, or when the page is left, and says nothing', async () => {
    let settle: (outcome: Outcome) => void = () => {};
    const { vm, stops, links, toasts } = linkingStage({ authenticate: () => new Promise((end) => (settle = end)) });
    const leave = vm.activate();
    void vm.want('link', 'google');
    await expect.poll(() => vm.waiting).toBe('google');
    vm.cancel();
    settle(ok(proof));
    await Promise.resolve();
    expect([vm.waiting, vm.ends, stops()]).toEqual([undefined, 1, 1]);
    void vm.want('link', 'google');
    await expect.poll(() => vm.waiting).toBe('google');
    leave();
    settle(ok(proof));
    await Promise.resolve();
    expect([stops(), links, toasts, vm.trouble]).toEqual([2, [], [], undefined]);
  });
});

describe('ACCOUNT-5l unlinking a provider', () => {
  it('asks before, needs the proof of the owner, and says once that it is unlinked', async () => {
    const { vm, calls, toasts } = linkingStage({
      methods: [
        { hasPassword: true, linked: [linkedTo('google')] },
        { hasPassword: true, linked: [] },
      ],
      refusals: [wants('old_password'), wants('old_password')],
    });
    await vm.load();
    vm.askToUnlink('google');
    vm.keep();
    expect([vm.asking, calls]).toEqual([undefined, []]);
    await vm.want('unlink', 'google');
    vm.proving.type({ password: 'guess' });
    await vm.submit();
    expect([vm.proving.submission.failures, vm.wanted?.deed]).toEqual([1, 'unlink']);
    vm.proving.type({ password: 'lunchbox' });
    await vm.submit();
    expect(calls.at(-1)).toEqual(['unlink', 'google', { oldPassword: 'lunchbox' }]);
    expect([toasts, vm.ends, vm.rows[0]?.linked]).toEqual([['success: linked.gone {"name":"Google"}'], 1, undefined]);
  });

  it('takes what is unlinked already for done, and keeps the last sign-in method', async () => {
    const gone = linkingStage({ refusals: [wants('x', 404)] });
    await gone.vm.want('unlink', 'google');
    expect(gone.toasts).toHaveLength(1);
    const last = linkingStage({ refusals: [wants('provider')] });
    await last.vm.want('unlink', 'google');
    expect([last.toasts, last.vm.proving.submission.failure?.kind]).toEqual([[], 'rejected']);
  });

  it('forgets a typed password when something else is wanted', async () => {
    const { vm, calls } = linkingStage({ refusals: [wants('old_password'), wants('old_password')] });
    await vm.want('link', 'google');
    vm.proving.type({ password: 'lunchbox' });
    await vm.want('unlink', 'apple');
    expect([vm.proving.typed.password, calls.at(-1)]).toEqual(['', ['unlink', 'apple', {}]]);
  });
});
