import { parseLatLng, type Addresses, type DeliveryAddress, type SavedAddress } from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Session } from '@domain/identity/index.ts';
import type { Settings } from '@domain/settings/index.ts';
import type { Query } from '../../data/index.ts';

/** The saved addresses of the signed-in customer. */
export const savedAddressesQuery = (
  { user }: Session,
  addresses: Pick<Addresses, 'list'>,
): Query<readonly SavedAddress[]> => ({ key: ['addresses', user.id], load: () => addresses.list() });

/** The marketplace's own address; `undefined` when its settings do not state one. */
export const homeOf = ({
  address,
  location,
}: Pick<Settings, 'address' | 'location'>): { readonly text: string; readonly location: GeoPoint } | undefined => {
  const place = parseLatLng(location);
  return place.ok && address !== '' ? { text: address, location: place.value } : undefined;
};

/** The customer's probable location: the chosen address, the active saved one, or near the marketplace. */
export const nearOf = (
  chosen: DeliveryAddress | undefined,
  saved: readonly SavedAddress[],
  settings: Parameters<typeof homeOf>[0],
): GeoPoint | undefined =>
  chosen?.location ?? saved.find(({ isActive }) => isActive)?.location ?? homeOf(settings)?.location;
