import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { AccountDetails, OwnerEvidence } from '@domain/identity/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { DeletionViewModel } from '@app/features/own-data/deletion.view-model.ts';
import { nadia } from '../profile/stage.tsx';

const refused = (status: number, params: Readonly<Record<string, readonly string[]>> = {}): RemoteFailure => ({
  kind: 'rejected',
  status,
  code: `ERROR_${status}`,
  message: 'Refused',
  params,
  data: undefined,
});

type Options = {
  readonly own?: Partial<AccountDetails>;
  readonly fails?: RemoteFailure[];
  readonly codeFails?: RemoteFailure;
};

const stage = ({ own = {}, fails = [], codeFails }: Options = {}) => {
  const calls: unknown[] = [];
  const vm = new DeletionViewModel({
    account: {
      close: (evidence?: OwnerEvidence) => {
        calls.push(['close', evidence]);
        const failure = fails.shift();
        return Promise.resolve(failure ? err(failure) : ok(undefined));
      },
    },
    ownerCodes: {
      requestCode: () => {
        calls.push('code');
        return Promise.resolve(codeFails ? err(codeFails) : ok({ sentTo: 'n•••@tiffin.test' }));
      },
    },
    own: () => ({ ...nadia, ...own }),
    leave: () => Promise.resolve(void calls.push('leave')),
  });
  return { vm, calls };
};

describe('ACCOUNT-5j deleting the account', () => {
  it('deletes nothing before the second confirmation', async () => {
    const { vm, calls } = stage();
    vm.type({ password: 'lunchbox' });
    await vm.ask();
    expect([vm.isConfirming, calls]).toEqual([true, []]);
    vm.cancel();
    expect([vm.isConfirming, vm.typed.password, calls]).toEqual([false, 'lunchbox', []]);
    await vm.ask();
    await vm.confirm();
    expect(calls).toEqual([['close', { oldPassword: 'lunchbox' }], 'leave']);
  });

  it('asks for the password beside its field before anything else', async () => {
    const { vm, calls } = stage();
    await vm.ask();
    expect([vm.faults.password, vm.isConfirming, vm.submission.failures, calls]).toEqual([
      { kind: 'required' },
      false,
      1,
      [],
    ]);
    vm.type({ password: 'x' });
    expect(vm.faults.password).toBeUndefined();
  });

  it('keeps what was typed when the server refuses, and leaves nothing', async () => {
    const { vm, calls } = stage({ fails: [refused(400, { old_password: ['Wrong'] }), { kind: 'unreachable' }] });
    vm.type({ password: 'not this' });
    for (const failure of ['rejected', 'unreachable']) {
      await vm.ask();
      await vm.confirm();
      expect([vm.submission.failure?.kind, vm.isConfirming, vm.typed.password]).toEqual([failure, false, 'not this']);
    }
    expect(calls).not.toContain('leave');
  });

  it('closes the question before a refusal moves the focus to the field behind it', async () => {
    const { vm } = stage({ fails: [refused(400, { old_password: ['Wrong'] })] });
    const seen: boolean[] = [];
    const stop = reaction(
      () => vm.submission.failures,
      () => seen.push(vm.isConfirming),
    );
    vm.type({ password: 'not this' });
    await vm.ask();
    await vm.confirm();
    stop();
    expect(seen).toEqual([false]);
  });

  it('proves the owner by a code where there is no password', async () => {
    const { vm, calls } = stage({ own: { hasPassword: false } });
    await vm.ask();
    expect([vm.codeSentTo, vm.isConfirming, calls]).toEqual(['n•••@tiffin.test', false, ['code']]);
    await vm.ask();
    expect(vm.faults.code).toEqual({ kind: 'required' });
    vm.type({ code: '481 516' });
    await vm.ask();
    await vm.confirm();
    expect(calls).toEqual(['code', ['close', { ownerCode: '481516' }], 'leave']);
  });

  it('lets the server decide where no code can be sent', async () => {
    const { vm, calls } = stage({ own: { hasPassword: false }, codeFails: refused(400) });
    await vm.ask();
    expect([vm.isConfirming, vm.submission.failure]).toEqual([true, undefined]);
    await vm.confirm();
    expect(calls).toEqual(['code', ['close', {}], 'leave']);
  });

  it('does not ask for a confirmation while too many codes were sent', async () => {
    const { vm } = stage({ own: { hasPassword: false }, codeFails: refused(429) });
    await vm.ask();
    expect([vm.isConfirming, vm.submission.failure?.kind]).toEqual([false, 'rejected']);
  });

  it('sends one deletion, however often it is confirmed', async () => {
    const { vm, calls } = stage();
    vm.type({ password: 'lunchbox' });
    await vm.ask();
    await Promise.all([vm.confirm(), vm.confirm()]);
    await vm.confirm();
    vm.cancel();
    expect([calls.length, vm.isConfirming]).toEqual([2, true]);
  });
});
