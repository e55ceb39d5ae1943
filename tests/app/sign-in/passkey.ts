import type { PasskeyStep, Session, SignInMethod, SignInWithPasskey } from '@domain/identity/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { PasskeySignInViewModel } from '@app/features/sign-in/passkey-sign-in.view-model.ts';

type Attempt = {
  readonly prompt: string;
  readonly step: (step: PasskeyStep) => void;
  readonly end: (outcome: Awaited<ReturnType<SignInWithPasskey>>) => void;
};
type Stage = {
  readonly extensions?: string;
  readonly isAvailable?: boolean;
  readonly canSuggest?: boolean;
  readonly last?: SignInMethod;
  readonly hasPasskeys?: boolean;
};

/** Signing in with a passkey, with attempts that a test ends. */
export const passkeyStage = ({
  extensions = 'passkeys',
  isAvailable = true,
  canSuggest = false,
  last,
  hasPasskeys = true,
}: Stage = {}) => {
  const [attempts, moves, waits]: [Attempt[], unknown[], (() => void)[]] = [[], [], []];
  const sessions = createLiveValue<Session | undefined>(undefined);
  const lastMethod = createLiveValue<SignInMethod | undefined>(last);
  let stops = 0;
  const vm = new PasskeySignInViewModel({
    signIn: (prompt, step) => new Promise((end) => attempts.push({ prompt, step, end })),
    authenticator: {
      isAvailable: () => isAvailable,
      canSuggest: () => Promise.resolve(canSuggest),
      stop: () => void (stops += 1),
    },
    sessions,
    lastMethod,
    reference: { settings: settingsOf([{ key: 'api_extensions', value: extensions }]) },
    reach: { isOwnServer: true, hosted: [], hasPasskeys },
    navigator: { go: (...move) => moves.push(move) },
    delay: () => new Promise((resolve) => waits.push(resolve)),
  });
  vm.show('/checkout');
  return { vm, attempts, moves, waits, sessions, lastMethod, stops: () => stops };
};
