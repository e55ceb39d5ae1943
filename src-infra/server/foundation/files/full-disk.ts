import { StoreUnavailable } from '../transactions/index.ts';

/** Of the operating system: no space, or none left of what may be used. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Returns a failure as it is thrown to use cases: `StoreUnavailable` while the disk is full. */
export const asDiskFailure = (failure: unknown): unknown =>
  failure instanceof Error && 'code' in failure && FULL.has(failure.code)
    ? new StoreUnavailable(failure.message, { cause: failure })
    : failure;
