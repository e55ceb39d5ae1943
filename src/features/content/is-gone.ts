import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

/** Whether the server answered that the entity does not exist. */
export const isGone = (failure: RemoteFailure): boolean => failure.kind === 'rejected' && failure.status === 404;
