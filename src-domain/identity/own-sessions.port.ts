import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { Device } from './device.ts';

/** A sign-in that is still valid. */
export type OwnSession = {
  readonly id: number;
  readonly device: Device;
  readonly signedInAt: Instant;
  /** Exact to a few minutes. */
  readonly lastUsedAt: Instant;
  /** The one that asks. */
  readonly isCurrent: boolean;
};

/** ACCOUNT-5: The sign-ins of the signed-in customer; `unauthorized` for a guest. */
export interface OwnSessions {
  /** Returns the valid ones, this one first, then the last used. */
  list(): Answer<readonly OwnSession[]>;
  /** Signs out elsewhere; `rejected` with 404 if it has ended already. */
  end(id: number): Answer<undefined>;
  /** Signs out everywhere but here. */
  endOthers(): Answer<undefined>;
}
