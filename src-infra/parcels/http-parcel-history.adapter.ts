import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import { readParcelStatus, type ParcelHistory, type ParcelStatusTime } from '@domain/parcels/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';

/** How many of the latest changes are read. */
const CHANGES_READ = 50;

/** The notifications of a parcel's changes (contract 3.5) carry the time of each one. */
export const createHttpParcelHistory = ({ api }: { readonly api: $Fetch }): ParcelHistory => ({
  times: (id) =>
    readAnswer(
      api<unknown>('dashboard/notifications', {
        query: { type: 'status_changed', column: 'id', sort: 'desc', page: 1, perPage: CHANGES_READ },
      }),
      (body) => ok(listOf(dataOf(body), (item) => toStatusTime(item, id)).flat()),
    ),
});

const toStatusTime = (item: unknown, id: number): readonly ParcelStatusTime[] => {
  const dto = asRecord(item);
  if (asInteger(asRecord(dto['parcel'])['id']) !== id) return [];
  const status = readParcelStatus(asText(asRecord(dto['data'])['status']));
  const at = optionalInstant(dto['created_at']);
  return status && at !== undefined ? [{ status, at }] : [];
};
