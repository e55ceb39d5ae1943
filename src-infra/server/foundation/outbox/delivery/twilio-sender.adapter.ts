import type { Sender } from './delivery.ports.ts';

export type TwilioConfig = {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number of the account, or the SID of a messaging service (`MG…`). */
  readonly from: string;
  /** Origin of the API. */
  readonly url: string;
};

const TIMEOUT_MS = 15_000;
/** Refusals that say nothing about the message: credentials, permission, too many requests. */
const ABOUT_THE_ACCOUNT: readonly number[] = [401, 403, 408, 429];

/** SMS by Twilio's Programmable Messaging (`POST /2010-04-01/Accounts/{sid}/Messages.json`). */
export const createTwilioSender = (
  { accountSid, authToken, from, url }: TwilioConfig,
  fetch: typeof globalThis.fetch,
): Sender => {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const over = new AbortController();

  return {
    send: async ({ to, body }) => {
      try {
        const response = await fetch(address, {
          method: 'POST',
          redirect: 'error',
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({
            To: to.startsWith('+') ? to : `+${to}`,
            [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
            Body: body,
          }),
          signal: AbortSignal.any([over.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        });
        const answer = await response.text();
        if (response.ok) return { kind: 'sent' };
        const isRefused =
          response.status >= 400 && response.status < 500 && !ABOUT_THE_ACCOUNT.includes(response.status);
        return { kind: isRefused ? 'refused' : 'unavailable', reason: `${response.status} ${codeOf(answer)}`.trim() };
      } catch (failure) {
        return { kind: 'unavailable', reason: failure instanceof Error ? failure.message : 'unknown' };
      }
    },
    close: () => over.abort(),
  };
};

/** Twilio's error code. Never the message, which repeats the number. */
const codeOf = (answer: string): string => /"code"\s*:\s*(\d{4,6})/.exec(answer)?.[1] ?? '';
