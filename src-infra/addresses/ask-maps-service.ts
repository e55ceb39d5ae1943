import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { API_TIMEOUT_MS } from '../drivers/http/api-client.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText } from '../drivers/http/wire.ts';

export type MapsService = {
  readonly fetch: typeof globalThis.fetch;
  /** URL of the service, without a query. */
  readonly url: string;
  /** The operator's API key, which is public. */
  readonly key: string;
};

/** Statuses with which the service answers: with results, and without any. */
const ANSWERS = ['OK', 'ZERO_RESULTS'];

/**
 * Asks the maps service of the specification and returns its `results`. Sends nothing about the customer but `query`.
 */
export const askMapsService = (
  { fetch, url, key }: MapsService,
  query: Readonly<Record<string, string>>,
): Promise<Result<unknown, RemoteFailure>> =>
  readAnswer(
    fetch(`${url}?${new URLSearchParams({ ...query, key }).toString()}`, {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    }).then(async (response) => ({ status: response.status, body: await json(response) })),
    toResults,
  );

const json = (response: Response): Promise<unknown> =>
  response.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  });

const toResults = (answer: unknown): Result<unknown, RemoteFailure> => {
  const { status, body } = asRecord(answer);
  const { status: word, error_message: message, results } = asRecord(body);
  if (body === undefined) return err({ kind: 'malformed' });
  if (status === 200 && ANSWERS.includes(asText(word))) return ok(results);
  return err({
    kind: 'rejected',
    status: Number(status),
    code: asText(word),
    message: asText(message),
    params: {},
    data: undefined,
  });
};
