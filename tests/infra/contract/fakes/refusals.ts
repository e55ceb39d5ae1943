import type { RemoteRefusal } from '@domain/kernel/remote-failure.ts';
import { err, type Err } from '@domain/kernel/result.ts';

/** A refusal of the marketplace, without words. */
export const refusal = (status: number, code: string, more: Partial<RemoteRefusal> = {}): Err<RemoteRefusal> =>
  err({ kind: 'rejected', status, code, message: '', params: {}, data: undefined, ...more });

/** What is not there, or not one's own (contract 1.5). */
export const absent = (): Err<RemoteRefusal> => refusal(404, 'ERROR_404');
