import { isFetchError } from '../drivers/http/fetch-error.ts';
import type { RemoteFailure, RemoteRefusal } from '@domain/kernel/remote-failure.ts';
import { err, type Err } from '@domain/kernel/result.ts';
import type { PlacementRefusal } from '@domain/orders/index.ts';
import type { Scale } from '@domain/pricing/index.ts';
import { toRemoteFailure } from '../drivers/http/remote-failure.ts';
import { asRecord, optionalText } from '../drivers/http/wire.ts';
import { toChanges } from './change-wire.ts';

type PlacementFailure = RemoteFailure | PlacementRefusal;

/** Why an order was not placed: a refusal that the page has a text for, else the failure itself. */
export const toPlacementFailure = (thrown: unknown, scale: Scale): Err<PlacementFailure> => {
  const { error } = toRemoteFailure(thrown);
  return err(error.kind === 'rejected' ? (refusalOf(error, thrown, scale) ?? error) : error);
};

const refusalOf = (refusal: RemoteRefusal, thrown: unknown, scale: Scale): PlacementRefusal | undefined => {
  const { status, code, message } = refusal;
  if (status === 409) return conflictOf(refusal, thrown, scale);
  if (status === 404) return { kind: 'cart-gone' };
  switch (code) {
    case 'ERROR_104':
      return { kind: 'phone-unverified' };
    case 'ERROR_109':
      return { kind: 'wallet-too-low' };
    case 'ERROR_111':
    case 'ERROR_112':
    case 'ERROR_430':
      return { kind: 'out-of-stock', message };
    case 'ERROR_117':
      return { kind: 'phone-required' };
    case 'ERROR_118':
      return { kind: 'closed' };
    case 'ERROR_249':
    case 'ERROR_250':
    case 'ERROR_251':
      return { kind: 'coupon', message };
    case 'ERROR_433':
      return { kind: 'outside-zone' };
    case 'ERROR_400':
      return fieldRefusal(refusal);
    case 'ERROR_501':
      return creationRefusal(refusal);
    default:
      return undefined;
  }
};

/** Contract 8: conflicts that had no effect. */
const conflictOf = ({ data }: RemoteRefusal, thrown: unknown, scale: Scale): PlacementRefusal | undefined => {
  const details = asRecord(data);
  switch (details['reason']) {
    case 'in_progress':
      return { kind: 'in-progress', retryAfterSeconds: retryAfter(thrown) };
    case 'quote_changed':
    case 'quote_unknown':
      return {
        kind: 'changed',
        changes: toChanges(details, scale),
        quoteId: optionalText(asRecord(details['quote'])['id']),
      };
    default:
      return undefined;
  }
};

const fieldRefusal = ({ params }: RemoteRefusal): PlacementRefusal | undefined => {
  if ('min_amount' in params) return { kind: 'below-minimum', minimum: undefined };
  if ('phone' in params) return { kind: 'phone-required' };
  return undefined;
};

/**
 * 501 says that nothing was created, and gives the reason where the server sends one; existing servers also answer it
 * for an insufficient wallet balance (contract 3.10).
 */
const creationRefusal = ({ data, message }: RemoteRefusal): PlacementRefusal | undefined => {
  if (asRecord(data)['reason'] === 'duplicate') return { kind: 'duplicate' };
  if (/wallet|balance|insufficient/i.test(message)) return { kind: 'wallet-too-low' };
  return /duplicate/i.test(message) ? { kind: 'duplicate' } : undefined;
};

/** Returns seconds; one when the server names none. */
const retryAfter = (thrown: unknown): number => {
  const seconds = isFetchError(thrown) ? Number(thrown.response?.headers.get('retry-after')) : Number.NaN;
  return seconds >= 1 && seconds <= 60 ? Math.ceil(seconds) : 1;
};
