import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

/** The server answered, and there is no such thing, or none any more. */
export const isGone = (failure: RemoteFailure): boolean => failure.kind === 'rejected' && failure.status === 404;
