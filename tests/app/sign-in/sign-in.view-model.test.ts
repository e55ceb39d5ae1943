import { describe, expect, it } from 'vitest';
import type {
  AccountRecovery,
  Accounts,
  Credentials,
  Recovery,
  Session,
  SignInMethod,
} from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { SIGN_IN_BY_SMS } from '@app/features/sign-in/code-purposes.ts';
import { CodeSignInViewModel } from '@app/features/sign-in/code-sign-in.view-model.ts';
import { SignInViewModel } from '@app/features/sign-in/sign-in.view-model.ts';
import { methodsStage } from './methods.ts';
import { passkeyStage } from './passkey.ts';

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
  query = { next: '/checkout' },
}: {
  answer?: Accounts['signIn'];
  authOption?: string;
  signedIn?: Session;
  query?: Readonly<Record<string, string>>;
} = {}) => {
  const asked: Credentials[] = [];
  const moves: unknown[] = [];
  const recoveries = createLiveValue<Recovery | undefined>(undefined);
  const sessions = createLiveValue<Session | undefined>(signedIn);
  const lastMethod = createLiveValue<SignInMethod | undefined>(undefined);
  const reference = { settings: settingsOf([{ key: 'auth_option', value: authOption }]) };
  const navigator = { go: (...move: readonly unknown[]) => moves.push(move) };
  const codes: unknown[] = [];
  const recovery: AccountRecovery = {
    ask: (login) => {
      codes.push(login);
      return Promise.resolve(ok({ verifyId: 'id-1' }));
    },
    enter: (...what) => {
      codes.push(what);
      return Promise.resolve(ok(session));
    },
  };
  const code = new CodeSignInViewModel({
    recovery,
    recoveries,
    sessions,
    session: { signOut: () => Promise.resolve() },
    reference,
    navigator,
    clock: { now: () => instant(1000) },
    lastMethod,
    purpose: SIGN_IN_BY_SMS,
  });
  const vm = new SignInViewModel({
    home: '/settings/security',
    lastMethod,
    code,
    ways: methodsStage({ settings: { auth_option: authOption } }).vm,
    passkey: passkeyStage({ hasPasskeys: false }).vm,
    accounts: {
      signIn: (credentials) => {
        asked.push(credentials);
        return answer(credentials);
      },
    },
    recoveries,
    sessions,
    reference,
    navigator,
  });
  const go = (to: Readonly<Record<string, string>>): void => vm.show({ path: '/login', params: {}, query: to });
  go(query);
  return { vm, asked, moves, codes, recoveries, sessions, lastMethod, go };
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
    const without = signIn({ signedIn: session, query: {} });
    expect(await without.vm.prepare()).toEqual({ kind: 'redirect', to: '/settings/security' });
    expect(await signIn().vm.prepare()).toEqual({ kind: 'ready' });
  });
});

describe('ACCOUNT-1 signing in with a code', () => {
  const byCode = { way: 'code', next: '/checkout' };

  it('sends a code to the number, signs in with it and remembers the way', async () => {
    const { vm, codes, moves, sessions, lastMethod, recoveries, go } = signIn({ query: byCode });
    const stop = vm.activate();
    vm.code.type('+1 401 555 0101');
    await vm.code.submit();
    expect(moves).toEqual([['/login?way=code&step=code&next=%2Fcheckout', undefined]]);
    go({ ...byCode, step: 'code' });
    expect(vm.step).toBe('code');
    vm.code.typeCode('123 456');
    await vm.code.submit();
    stop();
    const login = { kind: 'phone', phone: '14015550101' };
    expect(codes).toEqual([login, [login, 'id-1', '123456']]);
    expect([sessions.read(), lastMethod.read(), recoveries.read()]).toEqual([session, 'code', undefined]);
    expect(moves.at(-1)).toEqual(['/checkout', { replace: true }]);
  });

  it('asks for a number only, and takes a typed one along', async () => {
    const { vm, codes, go } = signIn();
    vm.typeLogin('+1 401 555 0101');
    vm.useCode();
    go(byCode);
    expect([vm.step, vm.code.typed]).toEqual(['code-account', '+1 401 555 0101']);
    vm.code.type('demo@tiffin.test');
    await vm.code.submit();
    expect([vm.code.fault, codes]).toEqual([{ kind: 'invalid' }, []]);
  });

  it('leaves an address where it was typed, and one of a password recovery alone', () => {
    const { vm, recoveries, go } = signIn();
    recoveries.write({ typed: 'leila@example.com', code: '', returnPath: '/', sent: undefined });
    vm.typeLogin('demo@tiffin.test');
    vm.useCode();
    go(byCode);
    const stop = vm.activate();
    stop();
    expect(vm.code.typed).toBe('');
  });

  it('is the password where no code is offered', () => {
    expect(signIn({ authOption: 'email', query: byCode }).vm.step).toBe('password');
  });

  it('leads back to the number without a pending code', () => {
    const { vm, moves } = signIn({ query: { ...byCode, step: 'code' } });
    vm.activate()();
    expect(moves).toEqual([['/login?way=code&next=%2Fcheckout', { replace: true }]]);
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
