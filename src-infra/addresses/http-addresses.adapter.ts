import type { $Fetch } from 'ofetch';
import type { Addresses, NewAddress } from '@domain/addresses/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { toRemoteFailure } from '../drivers/http/remote-failure.ts';
import { dataOf, listOf } from '../drivers/http/wire.ts';
import { toSavedAddress } from './address-wire.ts';

/** ADDRESS-4: up to 100 addresses, deleted by `ids[0]`. */
const ADDRESSES_MAX = 100;

export const createHttpAddresses = ({ api }: { readonly api: $Fetch }): Addresses => ({
  list: () =>
    api<unknown>('dashboard/user/addresses', { query: { perPage: ADDRESSES_MAX } }).then((body) => ok(listOf(dataOf(body), toSavedAddress)), toRemoteFailure),
  add: (address) =>
    api<unknown>('dashboard/user/addresses', { method: 'POST', body: toBody(address) }).then((body) => ok(toSavedAddress(dataOf(body))), toRemoteFailure),
  update: (id, address) =>
    api<unknown>(`dashboard/user/addresses/${id}`, { method: 'PUT', body: toBody(address) }).then((body) => ok(toSavedAddress(dataOf(body))), toRemoteFailure),
  remove: (id) => api<unknown>('dashboard/user/addresses/delete', { method: 'DELETE', query: { 'ids[0]': id } }).then(() => ok(undefined), toRemoteFailure),
  activate: (id) =>
    api<unknown>(`dashboard/user/address/set-active/${id}`, { method: 'POST' }).then((body) => ok(toSavedAddress(dataOf(body))), toRemoteFailure),
});

const toBody = ({ title, text, location, floor, house, entrance, comment }: NewAddress) => ({
  title,
  address: { address: text, floor, house, entrance, comment },
  location: [location.latitude, location.longitude],
});
