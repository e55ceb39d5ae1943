import type { Cents, LatLng, CitySlug } from './values.ts';

export type SellerEntry = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** Whether the account has the password of the demo. */
  readonly signsIn?: boolean;
};

export type AddressEntry = {
  readonly title: string;
  readonly address: string;
  readonly house?: string;
  readonly floor?: string;
  readonly entrance?: string;
  readonly comment?: string;
  readonly location: LatLng;
  readonly isActive: boolean;
};

export type PersonEntry = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: 'user' | 'admin';
  readonly phone: string;
  readonly birthday?: string;
  readonly gender?: 'male' | 'female';
  readonly wallet: Cents;
  readonly addresses: readonly AddressEntry[];
};

export type CourierEntry = {
  readonly slug: string;
  readonly city: CitySlug;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  /** Signs in with the demo password and works by hand; the simulation moves the others. */
  readonly email?: string;
  readonly vehicle: 'bicycle' | 'cargo_bike' | 'scooter' | 'car';
  readonly start: LatLng;
  readonly rating: number;
  readonly ratingCount: number;
};

export type ReviewerEntry = { readonly slug: string; readonly firstname: string; readonly lastname: string };
