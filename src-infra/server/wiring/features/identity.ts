import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ServerConfig } from '../../config.ts';
import type { CatalogueChanges } from '../../features/catalog/index.ts';
import { createAccountChangeRepository } from '../../features/identity/account-changes.repository.ts';
import { createAccessTokenRepository } from '../../features/identity/access-tokens.repository.ts';
import { createIdentityRepository } from '../../features/identity/linked/identities.repository.ts';
import {
  createIdentity,
  type Identity,
  type Passwords,
  type RenameMember,
  type Users,
} from '../../features/identity/index.ts';
import { createAddressCodeRepository } from '../../features/identity/existing-clients/address-codes.repository.ts';
import { createExpiredProofRepository } from '../../features/identity/expired-proofs.repository.ts';
import { createNewAccountRepository } from '../../features/identity/new-accounts.repository.ts';
import { createOneTimeCodeRepository } from '../../features/identity/one-time-codes.repository.ts';
import { createPasskeyChallengeRepository } from '../../features/identity/passkeys/passkey-challenges.repository.ts';
import { createPasskeyRepository } from '../../features/identity/passkeys/passkeys.repository.ts';
import { createWebAuthn } from '../../features/identity/passkeys/webauthn.adapter.ts';
import { createPersonalCopyRepository } from '../../features/identity/personal-copies.repository.ts';
import { createPersonalDataRepository } from '../../features/identity/personal-data.repository.ts';
import { createPhoneCheckRepository } from '../../features/identity/phone/phone-checks.repository.ts';
import { createFirebaseKeys } from '../../features/identity/provider/firebase-keys.ts';
import { createFirebaseTokens } from '../../features/identity/provider/firebase-tokens.adapter.ts';
import { createIdTokenRepository } from '../../features/identity/provider/id-tokens.repository.ts';
import { createUserRepository } from '../../features/identity/users.repository.ts';
import type { Notify } from '../../features/notifications/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { Outbox } from '../../foundation/outbox/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Store } from '../../store/index.ts';

/** Accounts by their identifiers, for the features initialized before sign-in. */
export const wireUsers = ({ store }: { readonly store: Store }): Users => createUserRepository(store);

type Deps = {
  readonly config: Pick<ServerConfig, 'hostedIdentity' | 'letsInExistingClients'>;
  readonly store: Store;
  readonly users: Users;
  readonly reference: ReferenceSource;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly outbox: Outbox;
  readonly notify: Notify;
  readonly catalogueChanges: CatalogueChanges;
  readonly uploads: Pick<Uploads, 'areOwn' | 'remove'>;
  readonly renameMember: RenameMember;
  readonly leaveGroups: (userId: number) => Promise<void>;
};

/** Accounts, their proofs and their sign-ins. */
export const wireIdentity = (deps: Deps): Identity => {
  const { store } = deps;
  return createIdentity({
    users: deps.users,
    accounts: createNewAccountRepository(store),
    identities: createIdentityRepository(store),
    personalData: createPersonalDataRepository(store),
    personalCopies: createPersonalCopyRepository(store),
    expiredProofs: createExpiredProofRepository(store),
    storedTokens: createAccessTokenRepository(store),
    storedCodes: createOneTimeCodeRepository(store),
    storedAddressCodes: deps.config.letsInExistingClients ? createAddressCodeRepository(store) : undefined,
    storedChanges: createAccountChangeRepository(store),
    phoneChecks: createPhoneCheckRepository(store),
    passkeys: createPasskeyRepository(store),
    passkeyChallenges: createPasskeyChallengeRepository(store),
    webAuthn: createWebAuthn(),
    signingKeys: createIdTokenRepository(store),
    hostedTokens: wireHostedTokens(deps),
    transactions: store.transactions,
    broadcast: store.broadcast,
    reference: deps.reference,
    clock: deps.clock,
    random: deps.random,
    passwords: deps.passwords,
    limiter: deps.limiter,
    outbox: deps.outbox,
    notify: deps.notify,
    catalogueChanges: deps.catalogueChanges,
    uploads: deps.uploads,
    leaveGroups: deps.leaveGroups,
    renameMember: deps.renameMember,
  });
};

const KEYS_TIMEOUT_MS = 5_000;

/** Of the service whose tokens count beside our own, if any. */
const wireHostedTokens = ({ config: { hostedIdentity: hosted }, clock }: Pick<Deps, 'config' | 'clock'>) =>
  hosted &&
  createFirebaseTokens({
    projectId: hosted.client.projectId,
    keyOf: createFirebaseKeys({ url: hosted.keysUrl, fetch, clock, timeoutMs: KEYS_TIMEOUT_MS }),
    clock,
  });
