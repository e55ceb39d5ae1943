import type { $Fetch } from 'ofetch';
import { IDENTITY_PROVIDERS, type LinkedProvider, type LinkedProviders } from '@domain/identity/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asBoolean, asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';
import { asInstant } from '../drivers/http/wire-time.ts';
import { toEvidence } from './account-wire.ts';

const LINKED = 'dashboard/user/linked-providers';

/** The extension `linked_providers` of docs/http-api.md. */
export const createHttpLinkedProviders = ({ api }: { readonly api: $Fetch }): LinkedProviders => ({
  load: () =>
    readAnswer(api<unknown>(LINKED), (body) => {
      const dto = asRecord(dataOf(body));
      const linked = listOf(dto['linked'], toLinked).filter((each) => each !== undefined);
      return ok({ hasPassword: asBoolean(dto['has_password']), linked });
    }),
  begin: (provider, evidence) =>
    readAnswer(api<unknown>(`${LINKED}/${provider}/permit`, { method: 'POST', body: toEvidence(evidence) }), (body) => {
      const permit = asText(asRecord(dataOf(body))['permit']);
      return permit === '' ? err({ kind: 'malformed' as const }) : ok(permit);
    }),
  link: (provider, { idToken, nonce }, permit) =>
    readAnswer(
      api<unknown>(`${LINKED}/${provider}`, { method: 'POST', body: { id_token: idToken, nonce, permit } }),
      () => ok(undefined),
    ),
  unlink: (provider, evidence) =>
    readAnswer(api<unknown>(`${LINKED}/${provider}`, { method: 'DELETE', body: toEvidence(evidence) }), () =>
      ok(undefined),
    ),
});

/** `undefined` for a provider that this version does not know. */
const toLinked = (item: unknown): LinkedProvider | undefined => {
  const dto = asRecord(item);
  const provider = IDENTITY_PROVIDERS.find((name) => name === dto['provider']);
  return provider && { provider, linkedAt: asInstant(dto['linked_at']), isRemovable: asBoolean(dto['is_removable']) };
};
