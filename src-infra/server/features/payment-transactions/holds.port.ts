/** Unpaid orders, or parcels, that are kept for their customers; nobody else has heard of them. */
export interface Holds {
  /** Keeps one until a time. */
  hold(id: number, until: number): Promise<void>;
  /** Returns whether one is held. */
  isHeld(id: number): Promise<boolean>;
  /** Returns until when one is kept; `undefined` if it is not held. */
  keptUntil(id: number): Promise<number | undefined>;
  /** Ends holding one; false if it was not held. */
  release(id: number): Promise<boolean>;
  /** Returns up to `most` ids of those that are kept no longer, the oldest first. */
  due(now: number, most: number): Promise<readonly number[]>;
}
