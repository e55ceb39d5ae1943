import { describe, expect, it } from 'vitest';
import type { Accounts, Credentials, Recovery, Session } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { SignInViewModel } from '@app/features/sign-in/sign-in.view-model.ts';

const session: Session = {
  token: 'Bearer 1|x',
  user: { id: userId(1), firstName: 'Leila', lastName: 'Haddad', image: undefined, role: 'user' },
};
const wrong: RemoteFailure = {
  kind: 'rejected',
  status: 400,
  code: 'ERROR_102',
  message: '',
  params: {},
  data: undefined,
};

const signIn = ({
  answer = () => Promise.resolve(ok(session)),
  authOption = '',
  signedIn,
}: { answer?: Accounts['signIn']; authOption?: string; signedIn?: Session } = {}) => {
  const asked: Credentials[] = [];
  const moves: unknown[] = [];
  const recoveries = createLiveValue<Recovery | undefined>(undefined);
  const sessions = createLiveValue<Session | undefined>(signedIn);
  const vm = new SignInViewModel({
    accounts: {
      signIn: (credentials) => {
        asked.push(credentials);
        return answer(credentials);
      },
    },
    recoveries,
    sessions,
    reference: { settings: settingsOf([{ key: 'auth_option', value: authOption }]) },
    navigator: { go: (...move) => moves.push(move) },
  });
  vm.show({ path: '/login', params: {}, query: { next: '/checkout' } });
  return { vm, asked, moves, recoveries, sessions };
};

describe('ACCOUNT-1 signing in', () => {
  it('signs in with an address or a number and returns to the previous page (ACCOUNT-6)', async () => {
    for (const [typed, login] of [
      [' Demo@Tiffin.test ', { kind: 'email', email: 'demo@tiffin.test' }],
      ['+1 401 555 0101', { kind: 'phone', phone: '14015550101' }],
    ] as const) {
      const { vm, asked, moves, sessions } = signIn();
      vm.typeLogin(typed);
      vm.typePassword(' lunch box ');
      await vm.submit();
      expect(asked).toEqual([{ login, password: ' lunch box ' }]);
      expect(sessions.read()).toBe(session);
      expect(moves).toEqual([['/checkout', { replace: true }]]);
    }
  });

  it('sends nothing while a field is empty, and names the field', async () => {
    const { vm, asked } = signIn();
    await vm.submit();
    expect(asked).toEqual([]);
    expect([vm.loginFault, vm.passwordFault, vm.submission.failures]).toEqual([
      { kind: 'required' },
      { kind: 'required' },
      1,
    ]);
  });

  it('keeps the typed text when it fails', async () => {
    const { vm, sessions, moves } = signIn({ answer: () => Promise.resolve(err(wrong)) });
    vm.typeLogin('demo@tiffin.test');
    vm.typePassword('nope');
    await vm.submit();
    expect([vm.login, vm.password, vm.submission.failure, vm.submission.isBusy]).toEqual([
      'demo@tiffin.test',
      'nope',
      wrong,
      false,
    ]);
    expect([sessions.read(), moves]).toEqual([undefined, []]);
  });

  it('sends one request however often it is pressed', async () => {
    const { vm, asked } = signIn();
    vm.fillInDemo();
    await Promise.all([vm.submit(), vm.submit(), vm.submit()]);
    expect(asked).toHaveLength(1);
  });

  it('accepts what auth_option allows', () => {
    expect(['email', 'phone', 'x'].map((authOption) => signIn({ authOption }).vm.kind)).toEqual([
      'email',
      'phone',
      'both',
    ]);
  });

  it('redirects a signed-in customer', async () => {
    expect(await signIn({ signedIn: session }).vm.prepare()).toEqual({ kind: 'redirect', to: '/checkout' });
    expect(await signIn().vm.prepare()).toEqual({ kind: 'ready' });
  });
});

describe('ACCOUNT-2 the link to the password reset', () => {
  it('takes the typed address along, and returns to the destination', () => {
    const { vm, recoveries } = signIn();
    vm.forget();
    expect(recoveries.read()).toBeUndefined();
    vm.typeLogin('Leila@Example.com');
    vm.forget();
    expect(recoveries.read()).toEqual({
      typed: 'Leila@Example.com',
      code: '',
      returnPath: '/checkout',
      sent: undefined,
    });
  });

  it('keeps a code that is pending for it', () => {
    const { vm, recoveries } = signIn();
    const sent = { login: { kind: 'email', email: 'leila@example.com' }, verifyId: '', sentAt: instant(1) } as const;
    recoveries.write({ typed: 'leila@example.com', code: '12', returnPath: '/', sent });
    vm.typeLogin('leila@example.com');
    vm.forget();
    expect(recoveries.read()?.sent).toBe(sent);
  });
});
