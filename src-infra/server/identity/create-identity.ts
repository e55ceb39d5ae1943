import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RateLimiter } from '../limits/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Random } from '../platform/random.ts';
import type { Store } from '../store/index.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createChangePassword } from './change-password.use-case.ts';
import { createCompleteRegistration } from './complete-registration.use-case.ts';
import { createCreateAccount } from './new-account.use-case.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';
import { createSendEmailCode } from './send-email-code.use-case.ts';
import { createSignIn } from './sign-in.use-case.ts';
import { createUpdateProfile } from './update-profile.use-case.ts';

type Deps = {
  readonly store: Store;
  /** The real time. */
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly outbox: Outbox;
  readonly notify: Notify;
};

/** Accounts, their proofs and their sign-ins, wired. */
export const createIdentity = (deps: Deps) => {
  const tokens = createAccessTokens(deps);
  const codes = createOneTimeCodes(deps);
  const createAccount = createCreateAccount(deps);
  return {
    tokens,
    codes,
    signIn: createSignIn({ ...deps, tokens }),
    sendEmailCode: createSendEmailCode({ ...deps, codes }),
    completeRegistration: createCompleteRegistration({ ...deps, tokens, codes, createAccount }),
    changePassword: createChangePassword({ ...deps, tokens }),
    updateProfile: createUpdateProfile({ ...deps, tokens }),
  };
};
