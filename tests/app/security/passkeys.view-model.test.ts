import { describe, expect, it } from 'vitest';
import type { AddPasskey, AddPasskeyFailure, Passkey } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { OwnerProvingViewModel } from '@app/features/security/owner-proving.view-model.ts';
import { PasskeysViewModel } from '@app/features/security/passkeys.view-model.ts';

export const passkey = (id: number): Passkey => ({
  id,
  name: undefined,
  device: { browser: 'Firefox', system: 'Linux' },
  addedAt: instant(Date.parse('2025-03-10T11:00:00Z')),
  lastUsedAt: undefined,
});
const wants = (field: string, status = 400): AddPasskeyFailure => ({
  kind: 'server',
  failure: { kind: 'rejected', status, code: '', message: '', params: { [field]: ['no'] }, data: undefined },
});

const stage = (
  answers: readonly Result<Passkey, AddPasskeyFailure>[] = [],
  {
    removed = ok(undefined),
    named = ok(undefined),
  }: { removed?: Result<undefined, RemoteFailure>; named?: Result<undefined, RemoteFailure> } = {},
) => {
  const [given, toasts, gone, left]: [Parameters<AddPasskey>[0][], string[], number[], (typeof answers)[number][]] = [
    [],
    [],
    [],
    [...answers],
  ];
  const renamed: unknown[] = [];
  let [codes, stops] = [0, 0];
  const proving = new OwnerProvingViewModel({
    ownerCodes: { requestCode: () => ((codes += 1), Promise.resolve(ok({ sentTo: 's***@old.test' }))) },
  });
  const vm = new PasskeysViewModel({
    passkeys: {
      list: () => Promise.resolve(ok([passkey(1)])),
      rename: (...what) => (renamed.push(what), Promise.resolve(named)),
      remove: (id) => (gone.push(id), Promise.resolve(removed)),
    },
    addPasskey: (evidence) => (given.push(evidence), Promise.resolve(left.shift() ?? ok(passkey(2)))),
    proving,
    authenticator: { isAvailable: () => true, stop: () => void (stops += 1) },
    isOffered: () => true,
    toasts: { show: (kind, text) => void toasts.push(`${kind}: ${text}`) },
    translate: ((key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)) as never,
    zones: { offsetAt: () => 0 },
    zone: () => 'UTC',
  });
  return { vm, proving, given, toasts, gone, renamed, codes: () => codes, stops: () => stops };
};

describe('ACCOUNT-5k passkeys of the account', () => {
  it('asks for what the server wants to know of the owner, then adds', async () => {
    const { vm, proving, given, toasts } = stage([err(wants('old_password'))]);
    await vm.load();
    await vm.add();
    expect([proving.isProving, proving.submission.failure, proving.submission.failures]).toEqual([true, undefined, 0]);
    await vm.add();
    expect([proving.faults, given.length]).toEqual([{ password: { kind: 'required' } }, 1]);
    proving.type({ password: 'lunchbox' });
    await vm.add();
    expect(given).toEqual([{}, { oldPassword: 'lunchbox' }]);
    expect(vm.list?.map(({ id }) => id)).toEqual([2, 1]);
    expect([proving.isProving, proving.typed.password, toasts]).toEqual([false, '', ['success: passkeys.added']]);
  });

  it('keeps the typed password where it is wrong or no passkey was made', async () => {
    const { vm, proving } = stage([err(wants('old_password')), err(wants('old_password')), err({ kind: 'cancelled' })]);
    await vm.add();
    proving.type({ password: 'guess' });
    await vm.add();
    expect([proving.submission.failures, proving.typed.password, vm.problem]).toEqual([1, 'guess', undefined]);
    await vm.add();
    expect([vm.problem, proving.isProving, proving.typed.password]).toEqual(['cancelled', true, 'guess']);
    await vm.add();
    expect([vm.problem, proving.isProving]).toEqual([undefined, false]);
  });

  it('sends a code where the account has no password, and another one after each question', async () => {
    const { vm, proving, given, codes } = stage([
      err(wants('owner_code')),
      err({ kind: 'exists' }),
      err(wants('owner_code')),
    ]);
    await vm.add();
    expect([proving.codeSentTo, codes()]).toEqual(['s***@old.test', 1]);
    proving.type({ code: '12' });
    await vm.add();
    expect(proving.faults).toHaveProperty('code');
    proving.type({ code: '123 456' });
    await vm.add();
    expect([given.at(-1), vm.problem, proving.isProving]).toEqual([{ ownerCode: '123456' }, 'exists', false]);
    await vm.add();
    expect(codes()).toBe(2);
  });

  it('adds nothing after all, and stops asking', async () => {
    const { vm, proving, stops } = stage([err(wants('old_password')), err({ kind: 'stopped' })]);
    await vm.add();
    proving.type({ password: 'x' });
    await vm.add();
    expect(vm.problem).toBeUndefined();
    vm.cancel();
    expect([proving.isProving, proving.typed.password, stops()]).toEqual([false, '', 1]);
  });

  it('asks before it removes, and keeps one that could not be removed', async () => {
    const { vm, gone, toasts } = stage();
    await vm.load();
    vm.askToRemove(passkey(1));
    vm.keep();
    await vm.remove();
    expect([gone, vm.list?.length]).toEqual([[], 1]);
    vm.askToRemove(passkey(1));
    await vm.remove();
    expect([gone, vm.list, toasts]).toEqual([[1], [], ['success: passkeys.removed']]);
    const away = stage([], { removed: err({ kind: 'unreachable' }) });
    await away.vm.load();
    away.vm.askToRemove(passkey(1));
    await away.vm.remove();
    expect([away.vm.list?.length, away.toasts[0]?.startsWith('error: ')]).toEqual([1, true]);
  });

  it('ACCOUNT-5m gives one a name, on one line, or takes it, and says so once', async () => {
    const { vm, renamed, toasts } = stage();
    await vm.load();
    const [first = passkey(1)] = vm.list ?? [];
    expect(vm.nameOf(first)).toBe('sessions.on {"browser":"Firefox","system":"Linux"}');
    vm.beginRenaming(first);
    vm.keepName();
    await vm.rename();
    vm.beginRenaming(first);
    vm.typeName(' Work  laptop ');
    await Promise.all([vm.rename(), vm.rename()]);
    expect([renamed, vm.list?.[0]?.name, vm.renaming, toasts]).toEqual([
      [[1, 'Work laptop']],
      'Work laptop',
      undefined,
      ['success: passkeys.renamed'],
    ]);
    vm.beginRenaming(vm.list?.[0] ?? first);
    expect(vm.renaming?.typed).toBe('Work laptop');
    vm.typeName(' ');
    await vm.rename();
    expect([renamed.at(-1), vm.list?.[0]?.name]).toEqual([[1, undefined], undefined]);
  });

  it('ACCOUNT-5m keeps what was typed where the name could not be saved', async () => {
    const { vm, toasts } = stage([], { named: err({ kind: 'unreachable' }) });
    await vm.load();
    vm.beginRenaming(passkey(1));
    vm.typeName('Phone');
    await vm.rename();
    expect([vm.renaming?.typed, vm.isSaving, toasts[0]?.startsWith('error: ')]).toEqual(['Phone', false, true]);
  });
});
