import type { $Fetch } from 'ofetch';
import { deviceOf, type OwnPasskeys, type Passkey, type PasskeySignIns } from '@domain/identity/index.ts';
import { ok } from '@domain/kernel/result.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readCreated, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, asText, dataOf, listOf, optionalText } from '../drivers/http/wire.ts';
import { asInstant, optionalInstant } from '../drivers/http/wire-time.ts';
import { toEvidence, toSession } from './account-wire.ts';

type Deps = { readonly api: $Fetch; readonly context: { readonly toImage: ToImage } };
const PASSKEYS = 'dashboard/user/passkeys';

/** The extension `passkeys` of docs/http-api.md, for guests. */
export const createHttpPasskeySignIns = ({ api, context: { toImage } }: Deps): PasskeySignIns => ({
  begin: () =>
    readAnswer(api<unknown>('auth/passkey/options', { method: 'POST', body: {} }), (body) =>
      ok(asRecord(dataOf(body))),
    ),
  enter: (credential) =>
    readAnswer(api<unknown>('auth/passkey', { method: 'POST', body: { credential } }), (body) =>
      toSession(asRecord(dataOf(body)), 'access_token', toImage),
    ),
});

/** The extension `passkeys` of docs/http-api.md, for the owner of an account. */
export const createHttpOwnPasskeys = ({ api }: Pick<Deps, 'api'>): OwnPasskeys => ({
  list: () => readAnswer(api<unknown>(PASSKEYS), (body) => ok(listOf(dataOf(body), toPasskey))),
  begin: (evidence) =>
    readAnswer(api<unknown>(`${PASSKEYS}/options`, { method: 'POST', body: toEvidence(evidence) }), (body) =>
      ok(asRecord(dataOf(body))),
    ),
  add: (credential) =>
    readAnswer(api<unknown>(PASSKEYS, { method: 'POST', body: { credential } }), (body) =>
      readCreated(body, requireId(toPasskey)),
    ),
  rename: (id, name) =>
    readAnswer(api<unknown>(`${PASSKEYS}/${id}`, { method: 'PUT', body: { name: name ?? '' } }), () => ok(undefined)),
  remove: (id) => readAnswer(api<unknown>(`${PASSKEYS}/${id}`, { method: 'DELETE', body: {} }), () => ok(undefined)),
});

const toPasskey = (item: unknown): Passkey => {
  const dto = asRecord(item);
  return {
    id: asInteger(dto['id']),
    name: optionalText(dto['name']),
    device: deviceOf(asText(dto['user_agent'])),
    addedAt: asInstant(dto['created_at']),
    lastUsedAt: optionalInstant(dto['last_used_at']),
  };
};
