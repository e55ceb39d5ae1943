import type { StoredCode } from '../identity.ports.ts';

/** A code for an e-mail address that a network address asked for. */
export type CodeOfAddress = StoredCode & {
  readonly recipient: string;
  /** No later code was sent to the recipient, whoever asked for it. */
  readonly isNewest: boolean;
  /** Wrong codes that came from the network address since. */
  readonly addressTries: number;
};

/** Codes for e-mail and their proofs by the network address that asked (8.13). */
export interface StoredAddressCodes {
  /** Returns unexpired codes, used and replaced ones too, and locks them until the end of the transaction. */
  lockAskedFrom(address: string, at: number): Promise<readonly CodeOfAddress[]>;
  /** Counts a wrong attempt at each of these codes, at least one. */
  countWrongTry(ids: readonly number[]): Promise<void>;
  /** Marks a code as used. */
  use(id: number, at: number): Promise<void>;
  /** Adds a proof that holds for a network address, too. */
  insertProof(proof: {
    readonly recipient: string;
    readonly hash: string;
    readonly address: string;
    readonly expiresAt: number;
  }): Promise<void>;
  /** Whether an unused proof for this recipient and network address is valid at `at`. */
  hasProof(recipient: string, address: string, at: number): Promise<boolean>;
  /** Marks the valid proofs as used; returns false if there is none. */
  useProof(recipient: string, address: string, at: number): Promise<boolean>;
}
