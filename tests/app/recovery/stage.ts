import type { Recovery, SentCode, Session, SignInMethod } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { RESET_PASSWORD } from '@app/features/sign-in/code-purposes.ts';
import { CodeSignInViewModel } from '@app/features/sign-in/code-sign-in.view-model.ts';

export const refusal = (
  status: number,
  code = '',
  params: Readonly<Record<string, readonly string[]>> = {},
): RemoteFailure & { readonly kind: 'rejected' } => ({
  kind: 'rejected',
  status,
  code,
  message: 'demo@tiffin.test is not one of us',
  params,
  data: undefined,
});
export const sessionOf = (id: number): Session => ({
  token: `Bearer ${id}|y`,
  user: { id: userId(id), firstName: 'Noor', lastName: '', image: undefined, role: 'user' },
});
export const sent: SentCode = {
  login: { kind: 'email', email: 'noor@example.com' },
  verifyId: '',
  sentAt: instant(1000),
};
export const begun: Recovery = { typed: 'Noor@example.com', code: '', returnPath: '/checkout', sent };

type Stage = {
  readonly kept?: Recovery;
  readonly before?: Session;
  readonly query?: Readonly<Record<string, string>>;
  readonly authOption?: string;
  readonly isDemo?: string;
  /** What the customer does before the page is active. */
  readonly early?: (vm: CodeSignInViewModel) => void;
};

/** The password recovery page with a server of canned answers that records its calls. */
export const reset = ({
  kept,
  before,
  query = { next: '/checkout' },
  authOption = '',
  isDemo = '0',
  early = () => {},
}: Stage = {}) => {
  const moves: string[] = [];
  const asked: unknown[] = [];
  const clock = { at: 1000 };
  const answers = {
    ask: ok({ verifyId: 'id-1' }) as Awaited<ReturnType<Deps['recovery']['ask']>>,
    enter: ok(sessionOf(2)) as Awaited<ReturnType<Deps['recovery']['enter']>>,
  };
  const recoveries = createLiveValue<Recovery | undefined>(kept);
  const sessions = createLiveValue<Session | undefined>(before);
  const left: string[] = [];
  const vm = new CodeSignInViewModel({
    purpose: RESET_PASSWORD,
    lastMethod: createLiveValue<SignInMethod | undefined>(undefined),
    recovery: {
      ask: (login) => {
        asked.push(login);
        return Promise.resolve(answers.ask);
      },
      enter: (...what) => {
        asked.push(what);
        return Promise.resolve(answers.enter);
      },
    },
    recoveries,
    sessions,
    session: {
      signOut: () => {
        left.push(`${sessions.read()?.token}`);
        sessions.write(undefined);
        return Promise.resolve();
      },
    },
    reference: {
      settings: settingsOf([
        { key: 'otp_expire_time', value: '2' },
        { key: 'auth_option', value: authOption },
        { key: 'is_demo', value: isDemo },
      ]),
    },
    navigator: { go: (path) => void moves.push(path) },
    clock: { now: () => instant(clock.at) },
  });
  const go = (to: Readonly<Record<string, string>>): void =>
    vm.show({ path: '/reset-password', params: {}, query: to });
  go(query);
  early(vm);
  const stop = vm.activate();
  return {
    vm,
    moves,
    asked,
    clock,
    answers,
    recoveries,
    sessions,
    left,
    go,
    stop,
    refuse: (failure: RemoteFailure) => Object.assign(answers, { ask: err(failure), enter: err(failure) }),
  };
};
type Deps = ConstructorParameters<typeof CodeSignInViewModel>[0];
