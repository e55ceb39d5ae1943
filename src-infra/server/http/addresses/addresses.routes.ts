import { ADDRESSES_MAX, parseLatLng } from '@domain/addresses/index.ts';
import type {
  AddressBook,
  AddressDraft,
  AddressRow,
  ReverseGeocode,
  SuggestAddresses,
} from '../../features/addresses/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import { enveloped, fieldRefused, listed, notFound, rateLimited, refused } from '../response/index.ts';
import type { Handlers, Params } from '../handler.ts';
import { sliceOf } from '../shapes/index.ts';
import { toAddress } from './address.shape.ts';

type Ids =
  | 'listAddresses'
  | 'createAddress'
  | 'showAddress'
  | 'updateAddress'
  | 'deleteAddresses'
  | 'activateAddress'
  | 'showActiveAddress'
  | 'geocode'
  | 'suggestAddresses';

type Deps = {
  readonly addressBook: AddressBook;
  /** Absent without a built-in map. */
  readonly reverseGeocode: ReverseGeocode | undefined;
  /** Absent without a built-in gazetteer. */
  readonly suggestAddresses: SuggestAddresses | undefined;
  readonly limiter: RateLimiter;
};

/** Contract 3.7; another user's address is not found. */
export const addressesRoutes = ({ addressBook, reverseGeocode, suggestAddresses, limiter }: Deps): Handlers<Ids> => ({
  listAddresses: async ({ user, params }) => listed(sliceOf(await addressBook.list(user.id), params, toAddress)),
  showAddress: async ({ user, params }) => found(await addressBook.one(user.id, params.id)),
  showActiveAddress: async ({ user }) => found(await addressBook.active(user.id)),
  activateAddress: async ({ user, params }) => found(await addressBook.activate(user.id, params.id)),

  createAddress: async ({ user, params }) => {
    const draft = draftOf(params);
    if (!draft) return fieldRefused('location', 'FIELD_INVALID');
    const added = await addressBook.add(user.id, draft);
    if (!added.ok) return refused('ERROR_400', { text: 'ADDRESSES_FULL', args: { limit: ADDRESSES_MAX } });
    return enveloped(toAddress(added.value), 'RECORD_WAS_SUCCESSFULLY_CREATED');
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
    const address = reverseGeocode?.(place.value, language);
    return enveloped(address === undefined ? [] : [{ formatted_address: address }]);
  },

  suggestAddresses: async ({ params, language, user, client }) => {
    const near = params.latlng === undefined ? undefined : parseLatLng(params.latlng);
    if (near && !near.ok) return fieldRefused('latlng', 'FIELD_INVALID');
    const wait = limiter.take(['addressSuggest', user ? `user ${user.id}` : client.address]);
    if (wait !== undefined) return rateLimited(wait);
    const suggestions = suggestAddresses?.({ text: params.search, near: near?.value }, language) ?? [];
    return enveloped(suggestions.map(({ text, ...suggestion }) => ({ ...suggestion, address: text })));
  },
});

const found = (row: AddressRow | undefined) => (row ? enveloped(toAddress(row)) : notFound);

/** Returns `undefined` for coordinates outside the globe. */
const draftOf = ({
  title,
  address,
  location,
  active,
}: Pick<Params<'createAddress'>, 'title' | 'address' | 'location' | 'active'>): AddressDraft | undefined => {
  const [latitude, longitude] =
    'latitude' in location ? [location.latitude, location.longitude] : [location[0] ?? NaN, location[1] ?? NaN];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return {
    title: title ?? null,
    address: address.address,
    floor: address.floor ?? null,
    house: address.house ?? null,
    entrance: address.entrance ?? null,
    comment: address.comment ?? null,
    latitude,
    longitude,
    active: active ?? false,
  };
};
