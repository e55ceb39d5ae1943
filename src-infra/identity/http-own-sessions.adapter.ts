import type { $Fetch } from 'ofetch';
import { deviceOf, type OwnSession, type OwnSessions } from '@domain/identity/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asBoolean, asInteger, asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';
import { asInstant } from '../drivers/http/wire-time.ts';

const SESSIONS = 'dashboard/user/sessions';

/** The extension `sessions` of docs/http-api.md. */
export const createHttpOwnSessions = ({ api }: { readonly api: $Fetch }): OwnSessions => ({
  list: () => readAnswer(api<unknown>(SESSIONS), (body) => ok(listOf(dataOf(body), toSession).toSorted(currentFirst))),
  end: (id) => readAnswer(api<unknown>(`${SESSIONS}/${id}`, { method: 'DELETE', body: {} }), () => ok(undefined)),
  endOthers: () => readAnswer(api<unknown>(SESSIONS, { method: 'DELETE', body: {} }), () => ok(undefined)),
});

const toSession = (item: unknown): OwnSession => {
  const dto = asRecord(item);
  return {
    id: asInteger(dto['id']),
    device: deviceOf(asText(dto['user_agent'])),
    signedInAt: asInstant(dto['created_at']),
    lastUsedAt: asInstant(dto['last_used_at']),
    isCurrent: asBoolean(dto['is_current']),
  };
};

const currentFirst = (left: OwnSession, right: OwnSession): number =>
  Number(right.isCurrent) - Number(left.isCurrent) || right.lastUsedAt - left.lastUsedAt;
