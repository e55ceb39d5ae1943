import { latLngText, type GeocodedPlace, type ReverseGeocoder } from '@domain/addresses/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { API_TIMEOUT_MS } from '../drivers/http/api-client.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText, listOf } from '../drivers/http/wire.ts';
import { toGeocodedPlace } from './address-wire.ts';

type Deps = {
  readonly fetch: typeof globalThis.fetch;
  /** Address of the service, without a query. */
  readonly url: string;
  /** The operator's, which is published to be used here. */
  readonly key: string;
};

/** Words of the service for an answer, and for one that there is nothing. */
const ANSWERS = ['OK', 'ZERO_RESULTS'];

/** ADDRESS-2: the maps service of the specification, asked with `latlng` and `key` and told nothing of the customer. */
export const createMapsServiceReverseGeocoder = ({ fetch, url, key }: Deps): ReverseGeocoder => ({
  find: (at) =>
    readAnswer(
      fetch(`${url}?${new URLSearchParams({ latlng: latLngText(at), key }).toString()}`, {
        credentials: 'omit', referrerPolicy: 'strict-origin', signal: AbortSignal.timeout(API_TIMEOUT_MS),
      }).then(async (response) => ({ status: response.status, body: await json(response) })),
      toPlaces,
    ),
});

const json = (response: Response): Promise<unknown> =>
  response.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  });

const toPlaces = (answer: unknown): Result<readonly GeocodedPlace[], RemoteFailure> => {
  const { status, body } = asRecord(answer);
  const { status: word, error_message: message, results } = asRecord(body);
  if (body === undefined) return err({ kind: 'malformed' });
  if (status === 200 && ANSWERS.includes(asText(word))) return ok(listOf(results, toGeocodedPlace));
  return err({ kind: 'rejected', status: Number(status), code: asText(word), message: asText(message), params: {}, data: undefined });
};
