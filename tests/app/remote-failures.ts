import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

/** Nobody answered. */
export const unreachable: RemoteFailure = { kind: 'unreachable' };

/** The server knows of no such thing. */
export const gone = {
  kind: 'rejected' as const,
  status: 404,
  code: '',
  message: '',
  params: {},
  data: undefined,
} satisfies RemoteFailure;
