import type { GeoPoint } from '../catalog/index.ts';
import type { AddressId } from '../kernel/ids.ts';

/** A location to deliver to, saved or chosen by a guest. */
export type DeliveryAddress = {
  readonly text: string;
  readonly location: GeoPoint;
  readonly floor: string;
  readonly house: string;
  readonly entrance: string;
  readonly comment: string;
};

/** An address whose location may be unknown because it could not be read. */
export type Unplaced<Address extends DeliveryAddress = DeliveryAddress> = Omit<Address, 'location'> & {
  readonly location: GeoPoint | undefined;
};

/**
 * An address of the signed-in customer. One without a location has to be corrected before anything can be delivered
 * there (ADDRESS-3d).
 */
export type SavedAddress = Unplaced & { readonly id: AddressId; readonly title: string; readonly isActive: boolean };

/** An address to be saved. */
export type NewAddress = DeliveryAddress & { readonly title: string };

/** ADDRESS-3d: Whether the location of an address is known; nothing is delivered without one. */
export const isPlaced = <Address extends Unplaced>(
  address: Address,
): address is Address & { readonly location: GeoPoint } => address.location !== undefined;

/** Returns the parts of an address that a courier needs, without id, name and mark. */
export const deliveryAddressOf = ({
  text,
  location,
  floor,
  house,
  entrance,
  comment,
}: DeliveryAddress): DeliveryAddress => ({
  text,
  location,
  floor,
  house,
  entrance,
  comment,
});

/** ADDRESS-3b: Returns an address in one line, street first, without missing parts. */
export const addressLine = ({
  text,
  house,
  entrance,
  floor,
}: Pick<DeliveryAddress, 'text' | 'house' | 'entrance' | 'floor'>): string =>
  [text, house, entrance, floor]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');

/** Returns the address of a place of which nothing but text and location is known, as of a suggestion. */
export const addressAt = ({ text, location }: Pick<DeliveryAddress, 'text' | 'location'>): DeliveryAddress => ({
  text,
  location,
  house: '',
  floor: '',
  entrance: '',
  comment: '',
});
