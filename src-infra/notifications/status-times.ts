import type { $Fetch } from 'ofetch';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';

/** How many of the latest changes are read. */
const CHANGES_READ = 50;

type Subject<Status> = {
  readonly kind: 'order' | 'parcel';
  readonly id: number;
  readonly readStatus: (word: string) => Status | undefined;
};

/**
 * An order or a parcel stores only its last change; the notifications of its changes (contract 3.5) carry the time of
 * each one.
 */
export const loadStatusTimes = <Status>(
  api: $Fetch,
  { kind, id, readStatus }: Subject<Status>,
): Answer<readonly { readonly status: Status; readonly at: Instant }[]> =>
  readAnswer(
    api<unknown>('dashboard/notifications', {
      query: { type: 'status_changed', column: 'id', sort: 'desc', page: 1, perPage: CHANGES_READ },
    }),
    (body) =>
      ok(
        listOf(dataOf(body), asRecord).flatMap((dto) => {
          const status = readStatus(asText(asRecord(dto['data'])['status']));
          const at = optionalInstant(dto['created_at']);
          const isOurs = asInteger(asRecord(dto[kind])['id']) === id;
          return isOurs && status !== undefined && at !== undefined ? [{ status, at }] : [];
        }),
      ),
  );
