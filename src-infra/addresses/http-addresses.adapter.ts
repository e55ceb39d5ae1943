import type { $Fetch } from 'ofetch';
import { ADDRESSES_MAX, type Addresses, type NewAddress } from '@domain/addresses/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { readEntity, readCreated, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { dataOf, listOf } from '../drivers/http/wire.ts';
import { toSavedAddress } from './saved-address-wire.ts';

/** ADDRESS-4: every address comes in one answer; one is deleted by `ids[0]`. */
export const createHttpAddresses = ({ api }: { readonly api: $Fetch }): Addresses => ({
  list: () =>
    readAnswer(api<unknown>('dashboard/user/addresses', { query: { perPage: ADDRESSES_MAX } }), (body) =>
      ok(listOf(dataOf(body), toSavedAddress)),
    ),
  add: (address) =>
    readAnswer(api<unknown>('dashboard/user/addresses', { method: 'POST', body: toBody(address) }), (body) =>
      readCreated(body, requireId(toSavedAddress)),
    ),
  update: (id, address) =>
    readAnswer(api<unknown>(`dashboard/user/addresses/${id}`, { method: 'PUT', body: toBody(address) }), saved),
  remove: (id) =>
    readAnswer(api<unknown>('dashboard/user/addresses/delete', { method: 'DELETE', query: { 'ids[0]': id } }), () =>
      ok(undefined),
    ),
  activate: (id) => readAnswer(api<unknown>(`dashboard/user/address/set-active/${id}`, { method: 'POST' }), saved),
});

const saved = (body: unknown) => readEntity(body, requireId(toSavedAddress));

const toBody = ({ title, text, location, floor, house, entrance, comment }: NewAddress) => ({
  title,
  address: { address: text, floor, house, entrance, comment },
  location: [location.latitude, location.longitude],
});
