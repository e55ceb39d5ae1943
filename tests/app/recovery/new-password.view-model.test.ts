import { describe, expect, it } from 'vitest';
import type { OwnPassword, PasswordChange, Profile } from '@domain/identity/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { NewPasswordViewModel } from '@app/features/recovery/new-password.view-model.ts';
import { profileOf } from '../checkout/stage.ts';
import { refusal } from './stage.ts';

const stage = async ({
  query = {},
  profile = profileOf(),
}: { query?: Readonly<Record<string, string>>; profile?: Profile } = {}) => {
  const moves: string[] = [];
  const changes: PasswordChange[] = [];
  const answer = { now: ok(undefined) as Awaited<ReturnType<OwnPassword['change']>> };
  const vm = new NewPasswordViewModel({
    password: {
      change: (change) => {
        changes.push(change);
        return Promise.resolve(answer.now);
      },
      requestCode: () => {
        moves.push('code');
        return Promise.resolve(ok({ sentTo: 'n***@mail.test' }));
      },
    },
    profiles: { load: () => Promise.resolve(ok(profile)) },
    reference: { settings: settingsOf([{ key: 'password_min', value: '8' }]) },
    navigator: { go: (path) => void moves.push(path) },
    notifySaved: () => moves.push('saved'),
  });
  vm.show({ path: '/update-password', params: {}, query });
  vm.activate();
  await Promise.resolve();
  await Promise.resolve();
  return { vm, moves, changes, answer };
};
const fill = (vm: NewPasswordViewModel, old = ''): void =>
  vm.type({ old, password: ' new words ', repeat: ' new words ' });

describe('ACCOUNT-2 the password after a recovery code', () => {
  it('needs no old one, shows a toast, and continues to the customer’s destination', async () => {
    const { vm, moves, changes } = await stage({ query: { reset: '1', next: '/checkout' } });
    expect(vm.needsOld).toBe(false);
    fill(vm);
    await vm.submit();
    expect([changes, moves]).toEqual([[{ password: ' new words ', oldPassword: undefined }], ['saved', '/checkout']]);
  });

  it('asks for the old one after all if too much time has passed, and keeps the typed text', async () => {
    const { vm, moves, changes, answer } = await stage({ query: { reset: '1' } });
    fill(vm);
    answer.now = err(refusal(400, 'ERROR_400', { old_password: ['Wrong'] }));
    await vm.submit();
    expect([vm.needsOld, vm.typed.password, vm.submission.failures, moves]).toEqual([true, ' new words ', 1, []]);
    await vm.submit();
    expect([vm.faults, changes.length]).toEqual([{ old: { kind: 'required' } }, 1]);
    vm.type({ old: 'lunchbox' });
    answer.now = ok(undefined);
    await vm.submit();
    expect([changes.at(-1)?.oldPassword, moves]).toEqual(['lunchbox', ['saved', '/']]);
  });
});

describe('ACCOUNT-5 the password of a signed-in customer', () => {
  it('needs the old one where there is one', async () => {
    const { vm, changes } = await stage();
    fill(vm);
    await vm.submit();
    expect([vm.faults, changes]).toEqual([{ old: { kind: 'required' } }, []]);
    fill(vm, 'lunchbox');
    await vm.submit();
    expect(changes).toEqual([{ password: ' new words ', oldPassword: 'lunchbox' }]);
  });

  it('is the first one for an account made by a provider', async () => {
    const { vm, changes } = await stage({ profile: profileOf({ hasPassword: false, email: 'leila@example.com' }) });
    expect([vm.needsOld, vm.login]).toEqual([false, 'leila@example.com']);
    fill(vm);
    await vm.submit();
    expect(changes).toEqual([{ password: ' new words ', oldPassword: undefined }]);
  });

  it('ACCOUNT-3 has the minimum length, and is typed twice', async () => {
    const { vm, changes } = await stage({ query: { reset: '1' } });
    vm.type({ password: 'seven77', repeat: 'seven7' });
    vm.blur('password');
    expect(vm.faults).toEqual({ password: { kind: 'too-short' } });
    await vm.submit();
    expect([vm.faults, vm.submission.failures, changes]).toEqual([
      { password: { kind: 'too-short' }, repeat: { kind: 'mismatch' } },
      1,
      [],
    ]);
    vm.type({ password: 'seven778' });
    expect(vm.faults).toEqual({ repeat: { kind: 'mismatch' } });
  });

  it('asks for a code sent to the owner of an account without a password, and sends it along', async () => {
    const { vm, moves, changes, answer } = await stage({ profile: profileOf({ hasPassword: false }) });
    fill(vm);
    answer.now = err(refusal(400, 'ERROR_400', { owner_code: ['Please enter the code'] }));
    await vm.submit();
    expect([vm.codeSentTo, vm.submission.failure, moves]).toEqual(['n***@mail.test', undefined, ['code']]);
    await vm.submit();
    expect([vm.faults, changes.length]).toEqual([{ code: { kind: 'required' } }, 1]);
    vm.type({ code: '123 456' });
    await vm.submit();
    expect([vm.submission.failure?.kind, changes.at(-1)?.ownerCode]).toEqual(['rejected', '123456']);
    answer.now = ok(undefined);
    await vm.sendAgain();
    await vm.submit();
    expect(moves).toEqual(['code', 'code', 'saved', '/']);
  });

  it('never redirects to itself or to another site', async () => {
    for (const next of ['/update-password?reset=1', '//evil.example', '/login'])
      expect((await stage({ query: { next } })).vm.returnPath).toBe('/');
  });
});
