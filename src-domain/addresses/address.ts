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

/** An address of the signed-in customer. */
export type SavedAddress = DeliveryAddress & { readonly id: AddressId; readonly title: string; readonly isActive: boolean };

/** An address to be saved. */
export type NewAddress = DeliveryAddress & { readonly title: string };

/** What of an address the way to the door needs; ids, names and marks of a saved one are left behind. */
export const deliveryAddressOf = ({ text, location, floor, house, entrance, comment }: DeliveryAddress): DeliveryAddress => ({
  text, location, floor, house, entrance, comment,
});

/** ADDRESS-3b: an address in one line, street first; parts that are not given are left out. */
export const addressLine = ({ text, house, entrance, floor }: Pick<DeliveryAddress, 'text' | 'house' | 'entrance' | 'floor'>): string =>
  [text, house, entrance, floor]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
