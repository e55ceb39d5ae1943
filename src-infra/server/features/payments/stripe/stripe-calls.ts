import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { ProviderFailure } from '../payment-provider.port.ts';

export type StripeCall = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
};
/** Calls the API with a form and reads JSON; `refused` contains Stripe's error code. */
export type CallStripe = (call: StripeCall) => Promise<Result<unknown, ProviderFailure>>;

export type StripeAccess = { readonly secretKey: string; readonly apiUrl: string; readonly fetch: typeof fetch };

const API_VERSION = '2024-06-20';
const TIMEOUT_MS = 10_000;
/** Status codes worth a retry. */
const isTransient = (status: number): boolean => status === 409 || status === 429 || status >= 500;

export const createCallStripe =
  ({ secretKey, apiUrl, fetch }: StripeAccess): CallStripe =>
  async ({ method, path, form, idempotencyKey }) => {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': API_VERSION,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    };
    const body = form && new URLSearchParams(form).toString();
    try {
      const response = await fetch(apiUrl + path, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      if (response.ok) return ok(JSON.parse(text));
      return err({
        kind: isTransient(response.status) ? 'unreachable' : 'refused',
        reason: `${response.status} ${codeOf(text)}`.trim(),
      });
    } catch (failure) {
      // No network, no answer in time, or an answer cut off: what happened there is unknown.
      return err({ kind: 'unreachable', reason: failure instanceof Error ? failure.name : 'unknown' });
    }
  };

/** Never the message, which may repeat sent data. */
const codeOf = (text: string): string => /"code"\s*:\s*"([a-z_]{1,64})"/.exec(text)?.[1] ?? '';
