/** What an authenticator answers: JSON of the W3C, of which nothing is known before it is verified. */
export type AuthenticatorAnswer = Readonly<Record<string, unknown>>;
/** The site that asks: scheme, host and port, and the host name that its passkeys belong to. */
export type PasskeySite = { readonly origin: string; readonly host: string };
/** How an account appears in the list of an authenticator; the handle is random. */
export type PasskeyOwner = { readonly handle: string; readonly name: string; readonly displayName: string };

/** A credential that an authenticator has made; id and key are base64url. */
export type NewCredential = {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly signCount: number;
  readonly transports: readonly string[];
};
/** A passkey of an account. */
export type StoredPasskey = NewCredential & {
  readonly id: number;
  readonly userId: number;
  readonly userHandle: string;
  /** Given by its owner. */
  readonly name: string | null;
  readonly userAgent: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
};

/** Passkeys of accounts. */
export interface StoredPasskeys {
  /** Returns an account's passkeys, the newest first. */
  ofUser(userId: number): Promise<readonly StoredPasskey[]>;
  /** Adds a passkey; throws `Taken` where an account has the credential. */
  insert(passkey: Omit<StoredPasskey, 'id' | 'name' | 'lastUsedAt'>): Promise<StoredPasskey>;
  /** Returns the passkey with this credential and locks it until the end of the transaction. */
  lock(credentialId: string): Promise<StoredPasskey | undefined>;
  /** Notes a use, with how often it has signed. */
  noteUse(id: number, signCount: number, at: number): Promise<void>;
  /** Names a passkey of the account; returns false if it has none with this id. */
  rename(userId: number, id: number, name: string | null): Promise<boolean>;
  /** Removes a passkey of the account; returns false if it has none with this id. */
  remove(userId: number, id: number): Promise<boolean>;
  /** Removes what was added to an account at or after this moment. */
  removeSince(userId: number, at: number): Promise<void>;
}

/** Whom a question is for: a session that makes a passkey, or `undefined` for anybody who signs in. */
export type Asked = { readonly userId: number; readonly tokenId: number } | undefined;

/** Questions to authenticators, by the hash of their challenge. */
export interface StoredPasskeyChallenges {
  /** Adds a question; the handle is that of the passkey to be made. */
  insert(question: {
    readonly hash: string;
    readonly asked: Asked;
    readonly handle: string | null;
    readonly expiresAt: number;
  }): Promise<void>;
  /** Removes a question that was asked of these and is valid at `at`, and returns it; `undefined` for any other. */
  take(hash: string, asked: Asked, at: number): Promise<{ readonly handle: string | null } | undefined>;
}

/** What to ask an authenticator that makes a passkey: PublicKeyCredentialCreationOptionsJSON of the W3C. */
export type CreationQuestion = {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: string; readonly alg: number }[];
};
/** What to ask an authenticator that signs in: PublicKeyCredentialRequestOptionsJSON of the W3C. */
export type SignatureQuestion = {
  readonly challenge: string;
  readonly rpId: string;
  readonly userVerification: 'required';
};

/** Speaks WebAuthn. Challenges are base64url. */
export interface WebAuthn {
  /** Returns what to ask an authenticator that makes a passkey, other than those the account has. */
  creation(
    site: PasskeySite,
    challenge: string,
    owner: PasskeyOwner,
    known: readonly StoredPasskey[],
  ): Promise<CreationQuestion>;
  /** Returns what to ask an authenticator that signs with any passkey of this site. */
  signature(site: PasskeySite, challenge: string): Promise<SignatureQuestion>;
  /** Returns the challenge that an answer repeats; `undefined` where it is unreadable. */
  challengeIn(answer: AuthenticatorAnswer): string | undefined;
  /** Returns the credential that was made, on this site, for this challenge, by a verified person. */
  verifyCreation(site: PasskeySite, challenge: string, answer: AuthenticatorAnswer): Promise<NewCredential | undefined>;
  /**
   * Returns how often the passkey has signed if it has signed this challenge, for this site, and its person is
   * verified; a count that has not grown is a copy's.
   */
  verifySignature(
    site: PasskeySite,
    challenge: string,
    answer: AuthenticatorAnswer,
    passkey: StoredPasskey,
  ): Promise<{ readonly signCount: number } | undefined>;
}
