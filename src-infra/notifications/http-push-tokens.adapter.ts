import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import type { PushTokens } from '@domain/notifications/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';

export const createHttpPushTokens = ({ api }: { readonly api: $Fetch }): PushTokens => ({
  keep: (token) =>
    readAnswer(
      api<unknown>('dashboard/user/profile/firebase/token/update', { method: 'POST', body: { firebase_token: token } }),
      () => ok(undefined),
    ),
});
