import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import { PUSH_KINDS, type PushPreference, type PushPreferences } from '@domain/notifications/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asBoolean, asInteger, asRecord, dataOf, listOf } from '../drivers/http/wire.ts';

export const createHttpPushPreferences = ({ api }: { readonly api: $Fetch }): PushPreferences => ({
  list: async () => {
    const kinds = await readAnswer(api<unknown>('dashboard/user/notifications'), (body) =>
      ok(toSettings(dataOf(body))),
    );
    if (!kinds.ok || kinds.value.every(({ isWanted }) => isWanted !== undefined))
      return kinds.ok ? ok(kinds.value.map(toPreference)) : kinds;
    // Some existing servers list only the kinds here and report the choices in the profile alone (contract 2.5).
    const chosen = await readAnswer(api<unknown>('dashboard/user/profile/show'), (body) =>
      ok(toSettings(asRecord(dataOf(body))['notifications'])),
    );
    if (!chosen.ok) return chosen;
    const choices = new Map(chosen.value.map(({ id, isWanted }) => [id, isWanted]));
    return ok(kinds.value.map((kind) => toPreference({ ...kind, isWanted: kind.isWanted ?? choices.get(kind.id) })));
  },
  choose: (choices) =>
    readAnswer(
      api<unknown>('dashboard/user/update/notifications', {
        method: 'POST',
        body: { notifications: choices.map(({ id, isWanted }) => ({ notification_id: id, active: isWanted ? 1 : 0 })) },
      }),
      () => ok(undefined),
    ),
});

type Setting = Pick<PushPreference, 'id' | 'kind'> & { readonly isWanted: boolean | undefined };

/**
 * Reads the NotificationSettings of contract 2.5, without unknown kinds. A missing flag means no: servers leave out 0.
 */
const toSettings = (rows: unknown): readonly Setting[] =>
  listOf(rows, asRecord).flatMap((dto) => {
    const kind = PUSH_KINDS.find((known) => known === dto['type']);
    const choice = asRecord(dto['notification']);
    return kind === undefined
      ? []
      : [
          {
            id: asInteger(dto['id']),
            kind,
            isWanted: Object.keys(choice).length === 0 ? undefined : asBoolean(choice['active']),
          },
        ];
  });

/** A preference without a choice is off. */
const toPreference = ({ id, kind, isWanted = false }: Setting): PushPreference => ({ id, kind, isWanted });
