import { parseLatLng } from '@domain/addresses/index.ts';
import type { AddressBook, AddressDraft, AddressOf } from '../../addresses/index.ts';
import type { AddressRow } from '../../store/index.ts';
import { enveloped, fieldRefused, listed, notFound } from '../answer/index.ts';
import type { Handlers, Params } from '../call.ts';
import { sliceOf } from '../shapes/index.ts';
import { toAddress } from './address.shape.ts';

type Ids =
  | 'listAddresses' | 'createAddress' | 'showAddress' | 'updateAddress' | 'deleteAddresses' | 'activateAddress' | 'showActiveAddress' | 'geocode';

type Deps = { readonly addressBook: AddressBook; /** Where no map is known, nothing is found. */ readonly addressOf: AddressOf | undefined };

/** Contract 3.7: somebody else's address is not found. */
export const addressesRoutes = ({ addressBook, addressOf }: Deps): Handlers<Ids> => ({
  listAddresses: async ({ user, params }) => listed(sliceOf(await addressBook.list(user.id), params, toAddress)),
  showAddress: async ({ user, params }) => found(await addressBook.one(user.id, params.id)),
  showActiveAddress: async ({ user }) => found(await addressBook.active(user.id)),
  activateAddress: async ({ user, params }) => found(await addressBook.activate(user.id, params.id)),

  createAddress: async ({ user, params }) => {
    const draft = draftOf(params);
    if (!draft) return fieldRefused('location', 'FIELD_INVALID');
    return enveloped(toAddress(await addressBook.add(user.id, draft)), 'RECORD_WAS_SUCCESSFULLY_CREATED');
  },

  updateAddress: async ({ user, params }) => {
    const draft = draftOf(params);
    if (!draft) return fieldRefused('location', 'FIELD_INVALID');
    const row = await addressBook.change(user.id, params.id, draft);
    return row ? enveloped(toAddress(row), 'RECORD_WAS_SUCCESSFULLY_UPDATED') : notFound;
  },

  deleteAddresses: async ({ user, params }) =>
    (await addressBook.remove(user.id, params.ids)) ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : notFound,

  geocode: async ({ params, language }) => {
    const place = parseLatLng(params.latlng);
    if (!place.ok) return fieldRefused('latlng', 'FIELD_INVALID');
    const address = addressOf?.(place.value, language);
    return enveloped(address === undefined ? [] : [{ formatted_address: address }]);
  },
});

const found = (row: AddressRow | undefined) => (row ? enveloped(toAddress(row)) : notFound);

/** `undefined` when the place lies outside the globe. */
const draftOf = ({ title, address, location, active }: Pick<Params<'createAddress'>, 'title' | 'address' | 'location' | 'active'>): AddressDraft | undefined => {
  const [latitude, longitude] = 'latitude' in location ? [location.latitude, location.longitude] : [location[0] ?? NaN, location[1] ?? NaN];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return {
    title: title ?? null, address: address.address, floor: address.floor ?? null, house: address.house ?? null,
    entrance: address.entrance ?? null, comment: address.comment ?? null, latitude, longitude, active: active ?? false,
  };
};
