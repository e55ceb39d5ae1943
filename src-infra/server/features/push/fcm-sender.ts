import type { Clock } from '@domain/kernel/clock.port.ts';
import { createAccessToken } from './access-token.ts';
import type { PushSenderConfig } from './push-config.ts';
import type { PushOutcome, PushSender, PushText } from './push-sender.port.ts';

type Deps = PushSenderConfig & { readonly fetch: typeof fetch; readonly clock: Clock };

const TIMEOUT_MS = 10_000;
/** Older messages are obsolete. */
const LIFE_S = 3_600;

/** NOTIFY-6: Firebase Cloud Messaging, HTTP v1. */
export const createFcmSender = ({ projectId, url, fetch, ...account }: Deps): PushSender => {
  const access = createAccessToken({ ...account, fetch, timeoutMs: TIMEOUT_MS });
  const address = `${url}/v1/projects/${projectId}/messages:send`;

  const post = async (token: string, text: PushText, over: AbortSignal): Promise<PushOutcome | 'unauthorized'> => {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${await access.read()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: messageOf(token, text) }),
      signal: AbortSignal.any([over, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const answer = await response.text();
    if (response.ok) return { kind: 'sent' };
    if (response.status === 401) return 'unauthorized';
    const code = codeOf(answer);
    return code === 'UNREGISTERED' ? { kind: 'gone' } : { kind: 'failed', reason: `${response.status} ${code}`.trim() };
  };

  return {
    send: async (...message) => {
      try {
        const outcome = await post(...message);
        if (outcome !== 'unauthorized') return outcome;
        // A token may be taken back before its end; a new one decides.
        access.forget();
        const again = await post(...message);
        return again === 'unauthorized' ? { kind: 'failed', reason: '401' } : again;
      } catch (failure) {
        return { kind: 'failed', reason: failure instanceof Error ? failure.message : 'unknown' };
      }
    },
  };
};

const messageOf = (token: string, { title, body, data }: PushText) => ({
  token,
  notification: { title, body },
  data,
  webpush: { headers: { TTL: String(LIFE_S) } },
});

/** The error code in `error.details`. Never the message, which may repeat the token. */
const codeOf = (answer: string): string => /"errorCode"\s*:\s*"([A-Z_]{1,64})"/.exec(answer)?.[1] ?? '';
