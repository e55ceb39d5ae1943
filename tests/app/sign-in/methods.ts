import type {
  SignInWithProvider,
  IdentityProvider,
  ProviderFailure,
  RedirectResult,
  Session,
  SignInMethod,
} from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { Invitation } from '@domain/rewards/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import type { ProviderReach } from '@app/features/sign-in/offered-methods.ts';
import { SignInMethodsViewModel } from '@app/features/sign-in/sign-in-methods.view-model.ts';

export const session: Session = {
  token: 'Bearer 1|x',
  user: { id: userId(1), firstName: 'Maya', lastName: 'Lindqvist', image: undefined, role: 'user' },
};
const EXTENSIONS = 'provider_page,sms';

type Stage = {
  readonly settings?: Readonly<Record<string, string>>;
  readonly authenticate?: IdentityProvider['authenticate'];
  readonly returned?: RedirectResult;
  readonly signIn?: SignInWithProvider;
  readonly lastMethod?: SignInMethod;
  readonly invitation?: Invitation;
  readonly reach?: ProviderReach;
};

/** The ways to sign in, with a provider and a server of canned answers. */
export const methodsStage = ({
  settings = {},
  authenticate = () => Promise.resolve(ok({ idToken: 'a.b.c', nonce: 'n' })),
  returned,
  signIn = () => Promise.resolve(ok(session)),
  lastMethod: last,
  invitation,
  reach = { isOwnServer: true, hosted: [], hasPasskeys: false },
}: Stage = {}) => {
  const moves: unknown[] = [];
  const waits: (() => void)[] = [];
  const entered: unknown[] = [];
  const stops: unknown[] = [];
  const lastMethod = createLiveValue<SignInMethod | undefined>(last);
  const sessions = createLiveValue<Session | undefined>(undefined);
  const vm = new SignInMethodsViewModel({
    provider: { authenticate, stop: () => stops.push('stop'), redirectResult: () => returned },
    signIn: (...what) => {
      entered.push(what);
      return signIn(...what);
    },
    sessions,
    lastMethod,
    invitations: createLiveValue<Invitation | undefined>(invitation),
    reference: {
      settings: settingsOf(
        Object.entries({ api_extensions: EXTENSIONS, ...settings }).map(([key, value]) => ({ key, value })),
      ),
    },
    reach,
    navigator: { go: (...move) => moves.push(move) },
    clock: { now: () => instant(1000) },
    delay: () => new Promise((resolve) => waits.push(resolve)),
  });
  vm.show('/checkout');
  return { vm, moves, waits, entered, stops, lastMethod, sessions };
};

export const failing = (kind: ProviderFailure['kind']) => Promise.resolve(err({ kind }));
