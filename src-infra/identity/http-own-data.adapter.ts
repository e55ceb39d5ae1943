import type { $Fetch } from 'ofetch';
import { OWN_DATA_KINDS, type OwnData, type OwnDataKind, type OwnDataSummary } from '@domain/identity/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, dataOf } from '../drivers/http/wire.ts';

export const createHttpOwnData = ({ api }: { readonly api: $Fetch }): OwnData => ({
  summarise: () => readAnswer(api<unknown>('dashboard/user/profile/data'), (body) => ok(toSummary(dataOf(body)))),
  copy: () => readAnswer(api<unknown>('dashboard/user/profile/data/copy'), (body) => ok(asRecord(body))),
});

const toSummary = (item: unknown): OwnDataSummary => {
  const dto = asRecord(item);
  const [counts, outstanding] = [asRecord(dto['counts']), asRecord(dto['outstanding'])];
  const known = OWN_DATA_KINDS.map((kind) => [kind, asInteger(counts[kind])] as const);
  return {
    counts: Object.fromEntries(known) as Record<OwnDataKind, number>,
    outstanding: {
      orders: asInteger(outstanding['orders']),
      parcels: asInteger(outstanding['parcels']),
      reservations: asInteger(outstanding['reservations']),
    },
  };
};
