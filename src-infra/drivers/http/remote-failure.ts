import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, type Err, type Result } from '@domain/kernel/result.ts';
import { isFetchError } from './fetch-error.ts';
import { MalformedBody } from './malformed-body.ts';
import { asRecord, asText, listOf, optionalNumber } from './wire.ts';

/**
 * Reads the answer of a call with a domain reader. A RangeError of the domain makes the answer malformed, since servers
 * may send any value.
 */
export const readAnswer = <Value, Failure = never>(
  call: Promise<unknown>,
  read: (body: unknown) => Result<Value, Failure | RemoteFailure>,
): Promise<Result<Value, Failure | RemoteFailure>> =>
  call.then((body) => {
    try {
      return read(body);
    } catch (thrown) {
      if (thrown instanceof RangeError) return err({ kind: 'malformed' as const });
      throw thrown;
    }
  }, toRemoteFailure);

/** Maps a rejected call to a failure of the domain; rethrows anything else, which is a bug. */
export const toRemoteFailure = (thrown: unknown): Err<RemoteFailure> => err(failureOf(thrown));

const failureOf = (thrown: unknown): RemoteFailure => {
  if (thrown instanceof MalformedBody) return { kind: 'malformed' };
  if (isFetchError(thrown))
    return thrown.status === undefined
      ? transportFailure(thrown.cause)
      : refusal(thrown.status, thrown.data, thrown.response?.headers);
  // A body that breaks off after the head rejects with errors of the platform.
  if (thrown instanceof TypeError || thrown instanceof DOMException) return transportFailure(thrown);
  throw thrown;
};

const transportFailure = (cause: unknown): RemoteFailure => ({
  kind:
    cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError')
      ? 'timeout'
      : 'unreachable',
});

const refusal = (status: number, body: unknown, headers: Pick<Headers, 'get'> | undefined): RemoteFailure => {
  if (status === 401) return { kind: 'unauthorized' };
  const dto = asRecord(body);
  const retryAfter = optionalNumber(headers?.get('retry-after'));
  return {
    kind: 'rejected',
    status,
    code: asText(dto['statusCode']),
    message: asText(dto['message']),
    params: Object.fromEntries(
      Object.entries(asRecord(dto['params'])).map(([field, texts]) => [field, listOf(texts, asText)]),
    ),
    data: dto['data'],
    ...(retryAfter !== undefined && { retryAfter }),
  };
};
