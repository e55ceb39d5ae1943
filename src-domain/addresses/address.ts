import type { GeoPoint } from '../catalog/index.ts';
import type { AddressId } from '../kernel/ids.ts';

/** A place to deliver to, whether saved or chosen by a guest. */
export type DeliveryAddress = {
  readonly text: string;
  readonly location: GeoPoint;
  readonly floor: string;
  readonly house: string;
  readonly entrance: string;
  readonly comment: string;
};

/** An address that may stand nowhere: its place could not be read. */
export type Unplaced<Address extends DeliveryAddress = DeliveryAddress> = Omit<Address, 'location'> & {
  readonly location: GeoPoint | undefined;
};

/**
 * An address of the signed-in customer. One whose place could not be read has to be mended before anything is delivered
 * there (ADDRESS-3d).
 */
export type SavedAddress = Unplaced & { readonly id: AddressId; readonly title: string; readonly isActive: boolean };

/** An address to be saved. */
export type NewAddress = DeliveryAddress & { readonly title: string };

/** ADDRESS-3d: whether it is known where an address is; nothing is delivered to another. */
export const isPlaced = <Address extends Unplaced>(
  address: Address,
): address is Address & { readonly location: GeoPoint } => address.location !== undefined;

/** What of an address the way to the door needs; ids, names and marks of a saved one are left behind. */
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

/** ADDRESS-3b: an address in one line, street first; parts that are not given are left out. */
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
