export type StoredKey = {
  readonly kid: string;
  readonly isCurrent: boolean;
  readonly privateKey: Readonly<Record<string, string>>;
};

/** The keys that sign identity tokens, and which tokens have been used. */
export interface SigningKeys {
  /** Returns all signing keys, newest first. */
  keys(): Promise<readonly StoredKey[]>;
  /** Stores the key unless another process has stored one before. */
  insertFirstKey(kid: string, privateKey: object, at: number): Promise<void>;
  /** Marks a token as used; returns false if it was used before. */
  use(jti: string, expiresAt: number): Promise<boolean>;
}
