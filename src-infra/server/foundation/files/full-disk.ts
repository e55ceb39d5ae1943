import { StoreUnavailable } from '../transactions/index.ts';

/** Of the operating system: no space, or none left of what may be used. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether a failure says that the disk is full. */
export const isDiskFull = (failure: unknown): failure is Error =>
  failure instanceof Error && 'code' in failure && FULL.has(failure.code);

/** Returns a failure as it is thrown to use cases: `StoreUnavailable` while the disk is full. */
export const asDiskFailure = (failure: unknown): unknown =>
  isDiskFull(failure) ? new StoreUnavailable(failure.message, { cause: failure }) : failure;
