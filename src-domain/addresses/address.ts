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

export type NewAddress = DeliveryAddress & { readonly title: string };
