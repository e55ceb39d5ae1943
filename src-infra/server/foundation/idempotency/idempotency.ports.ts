import type { KeyedAnswer, KeyedCall } from './once.ts';

export type Claim = KeyedCall & {
  readonly holder: string;
  readonly at: number;
  /** Calls that began before this and have no answer are dead. */
  readonly deadBefore: number;
};

export type Identity = Pick<KeyedCall, 'scope' | 'key'>;

/** The stored outcomes of contract 8.1. */
export interface IdempotencyRecords {
  /** Takes a key that is free or whose holder is dead. */
  claim(claim: Claim): Promise<boolean>;
  /** Returns the payload of a key and the answer, once there is one. */
  find(identity: Identity): Promise<{ readonly payload: string; readonly answer: KeyedAnswer | undefined } | undefined>;
  /** False when the key was taken over meanwhile. */
  complete(identity: Identity, holder: string, keyedAnswer: KeyedAnswer, at: number): Promise<boolean>;
  /** Releases the key if this holder has not answered. */
  release(identity: Identity, holder: string): Promise<void>;
  /** Frees every key without an answer. */
  releaseUnanswered(): Promise<void>;
  /** Deletes records of calls that began before this moment. */
  removeBefore(at: number): Promise<void>;
}
