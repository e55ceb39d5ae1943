import type { Generated } from 'kysely';
import type { Id, Json, Moment } from './columns.ts';

/** An identity at a provider; one account may have several. */
type Identities = { provider: string; subject: string; user_id: number; created_at: Moment };

/** A provider that its owner has unlinked from an account, the last time. */
type UnlinkedProviders = { user_id: number; provider: string; unlinked_at: Moment };

/** The signing keys of identity tokens: private JWKs. Older ones still verify what they signed. */
type SigningKeys = {
  kid: string;
  is_current: boolean;
  private_key: Json<Readonly<Record<string, string>>>;
  created_at: Moment;
};

/** Identity tokens that have done their work and do none again. */
type UsedIdTokens = { jti: string; expires_at: Moment };

/** A code on its way to a phone number; the newest of a purpose counts. `code_hash` is null where none may work. */
type PhoneChecks = {
  id: Id;
  verify_id: string;
  purpose: string;
  phone: string;
  code_hash: string | null;
  wrong_tries: Generated<number>;
  created_at: Moment;
  code_expires_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
};

type LinkedIdentity = {
  readonly provider: 'google' | 'facebook' | 'apple';
  readonly subject: string;
  readonly createdAt: number;
};

/** Sign-in details and identities before a change, restored by the link whose secret has this hash. */
type AccountChanges = {
  id: Id;
  user_id: number;
  secret_hash: string;
  before: Json<Readonly<Record<string, string | number | null>>>;
  identities: Json<readonly LinkedIdentity[]>;
  created_at: Moment;
  expires_at: Moment;
  undone_at: Moment | null;
};

/** A public key that signs in to an account; `sign_count` grows with each use where the authenticator counts. */
type Passkeys = {
  id: Id;
  user_id: number;
  credential_id: string;
  user_handle: string;
  public_key: string;
  sign_count: number;
  transports: Json<readonly string[]>;
  name: string | null;
  user_agent: string;
  created_at: Moment;
  last_used_at: Moment | null;
};

/** A question to an authenticator; of a session where it makes a passkey, of nobody where it signs in. */
type PasskeyChallenges = {
  challenge_hash: string;
  user_id: number | null;
  token_id: number | null;
  user_handle: string | null;
  expires_at: Moment;
};

export type AccountTables = {
  account_changes: AccountChanges;
  identities: Identities;
  unlinked_providers: UnlinkedProviders;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  signing_keys: SigningKeys;
  used_id_tokens: UsedIdTokens;
  phone_checks: PhoneChecks;
};
