import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { session } from './methods.ts';
import { passkeyStage } from './passkey.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('ACCOUNT-1g signing in with a passkey', () => {
  it('is offered where the server takes one, the site can have one and the browser can ask', () => {
    expect(passkeyStage().vm.isOffered).toBe(true);
    expect(passkeyStage({ extensions: 'sms' }).vm.isOffered).toBe(false);
    expect(passkeyStage({ hasPasskeys: false }).vm.isOffered).toBe(false);
    const { vm } = passkeyStage({ isAvailable: false });
    vm.activate();
    expect(vm.isOffered).toBe(false);
  });

  it('returns to where the customer was, and remembers the way', async () => {
    const { vm, attempts, moves, sessions, lastMethod } = passkeyStage();
    vm.activate();
    const done = vm.start();
    attempts[0]?.step('server');
    attempts[0]?.step('authenticator');
    expect(vm.step).toBe('authenticator');
    attempts[0]?.end(ok(session));
    await done;
    expect([vm.step, moves, sessions.read(), lastMethod.read()]).toEqual([
      undefined,
      [['/checkout', { replace: true }]],
      session,
      'passkey',
    ]);
  });

  it('says that the server takes long, and never that the customer does', async () => {
    const { vm, attempts, waits } = passkeyStage();
    void vm.start();
    attempts[0]?.step('server');
    attempts[0]?.step('authenticator');
    waits.forEach((wait) => wait());
    await settled();
    expect(vm.isSlow).toBe(false);
    attempts[0]?.step('server');
    waits.at(-1)?.();
    await settled();
    expect(vm.isSlow).toBe(true);
  });

  it('says what went wrong, and nothing of what the customer has stopped', async () => {
    for (const kind of ['cancelled', 'unknown', 'expired', 'refused', 'offline', 'unsuitable'] as const) {
      const { vm, attempts, moves } = passkeyStage();
      const done = vm.start();
      attempts[0]?.end(err({ kind }));
      await done;
      expect([vm.trouble, moves]).toEqual([{ kind }, []]);
    }
    const { vm, attempts, moves, stops } = passkeyStage();
    const done = vm.start();
    attempts[0]?.step('authenticator');
    vm.cancel();
    attempts[0]?.end(ok(session));
    await done;
    expect([vm.step, vm.trouble, moves, stops()]).toEqual([undefined, undefined, [], 1]);
  });

  it('asks once for several presses', () => {
    const { vm, attempts } = passkeyStage();
    void vm.start();
    attempts[0]?.step('server');
    void vm.start();
    expect(attempts).toHaveLength(1);
  });

  it('marks itself as used last, once the page lives', () => {
    const { vm } = passkeyStage({ last: 'passkey' });
    expect(vm.isLastUsed).toBe(false);
    vm.activate();
    expect(vm.isLastUsed).toBe(true);
  });
});

describe('ACCOUNT-1g passkeys that the browser suggests', () => {
  const suggesting = async () => {
    const stage = passkeyStage({ canSuggest: true });
    const leave = stage.vm.activate();
    await settled();
    return { ...stage, leave };
  };

  it('wait unseen until one is picked', async () => {
    const { vm, attempts, moves } = await suggesting();
    expect(attempts.map(({ prompt }) => prompt)).toEqual(['suggested']);
    attempts[0]?.step('server');
    attempts[0]?.step('authenticator');
    expect(vm.step).toBeUndefined();
    attempts[0]?.step('server');
    expect(vm.step).toBe('server');
    attempts[0]?.end(ok(session));
    await settled();
    expect(moves).toEqual([['/checkout', { replace: true }]]);
  });

  it('say nothing where none was picked, and why one was refused', async () => {
    for (const kind of ['cancelled', 'stopped', 'offline', 'unsuitable'] as const) {
      const { vm, attempts } = await suggesting();
      attempts[0]?.end(err({ kind }));
      await settled();
      expect(vm.trouble).toBeUndefined();
    }
    const { vm, attempts } = await suggesting();
    attempts[0]?.end(err({ kind: 'unknown' }));
    await settled();
    expect(vm.trouble).toEqual({ kind: 'unknown' });
  });

  it('give way to the button, and come back after it has failed', async () => {
    const { vm, attempts } = await suggesting();
    const done = vm.start();
    attempts[0]?.end(err({ kind: 'stopped' }));
    attempts[1]?.end(err({ kind: 'cancelled' }));
    await done;
    await settled();
    expect([attempts.map(({ prompt }) => prompt), vm.trouble]).toEqual([
      ['suggested', 'pressed', 'suggested'],
      { kind: 'cancelled' },
    ]);
  });

  it('end with the page', async () => {
    const { leave, stops } = await suggesting();
    leave();
    expect(stops()).toBe(1);
    const late = passkeyStage({ canSuggest: true });
    late.vm.activate()();
    await settled();
    expect(late.attempts).toEqual([]);
  });
});
