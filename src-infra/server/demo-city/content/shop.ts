import { addressAt } from '../address-at.ts';
import type { AddressEntry } from './people-types.ts';
import type { CoverMotif } from '../pictures/index.ts';
import { menuOf, type MenuPlan } from './menu.ts';
import { cities } from './reference.data.ts';
import { reviewsOf, type ReviewTopic } from './reviews.ts';
import type { BranchEntry, CitySlug, HoursEntry, LatLng, MonthDay, RatingCounts, ShopEntry, Text } from './types.ts';
import { around } from './zones.ts';

/** Kilometers east and north of the city center. */
type Offset = readonly [east: number, north: number];

export type ShopSpec = {
  readonly slug: string;
  readonly title: Text;
  readonly kind: Text;
  readonly description: Text;
  readonly at: Offset;
  readonly branches?: readonly { readonly title: Text; readonly at: Offset }[];
  /** A radius in kilometers, or the corners of the zone as offsets from the city center. */
  readonly zone: number | readonly Offset[];
  readonly cover: CoverMotif;
  readonly categories: readonly string[];
  readonly takes: readonly string[];
  readonly phone: string;
  readonly seller: readonly [firstname: string, lastname: string];
  /** The e-mail with which the seller signs in; none of the others can. */
  readonly account?: string;
  readonly delivery: {
    readonly price: number;
    readonly perKm: number;
    readonly min: number;
    readonly minutes: readonly [from: number, to: number];
  };
  /** The deposit for one returnable box, where the shop offers them. */
  readonly boxDeposit?: number;
  readonly tax: number;
  readonly dineInFee?: number;
  readonly commission: number;
  /** Marks in the order 5, 4, 3, 2, 1. */
  readonly stars: readonly [number, number, number, number, number];
  /** Topic, first text, number of texts on the topic, number of general texts. */
  readonly reviews: readonly [topic: ReviewTopic, from: number, own: number, general: number];
  readonly hours: readonly HoursEntry[];
  readonly closedDates?: readonly MonthDay[];
  readonly ordersCount: number;
  readonly joinedDaysAgo: number;
  readonly isOpen?: boolean;
  readonly isVerified?: boolean;
  readonly isRecommended?: boolean;
} & { readonly menu: MenuPlan };

/** The shops of one city as they stand in the demo. */
export function shopsOf(city: CitySlug, type: ShopEntry['type'], specs: readonly ShopSpec[]): readonly ShopEntry[] {
  return specs.map((spec, index) => shopOf(city, type, spec, index));
}

function shopOf(city: CitySlug, type: ShopEntry['type'], spec: ShopSpec, index: number): ShopEntry {
  const { slug, title, kind, description, cover, categories, takes, phone, delivery, stars, hours } = spec;
  const [firstname, lastname] = spec.seller;
  const location = placeIn(city, spec.at);
  const ratings: RatingCounts = { 5: stars[0], 4: stars[1], 3: stars[2], 2: stars[3], 1: stars[4] };
  return {
    slug,
    city,
    type,
    title,
    kind,
    description,
    address: addressOf(location),
    location,
    ...(spec.branches && {
      branches: spec.branches.map(({ title: branch, at }) => branchOf(branch, placeIn(city, at))),
    }),
    zone:
      typeof spec.zone === 'number'
        ? around(location, spec.zone, index + slug.length)
        : spec.zone.map((offset) => placeIn(city, offset)),
    cover,
    categories,
    takes,
    phone,
    seller: {
      firstname,
      lastname,
      email: spec.account ?? `${slug}@sellers.tiffin.test`,
      ...(spec.account !== undefined && { signsIn: true }),
    },
    deliveryPrice: delivery.price,
    pricePerKm: delivery.perKm,
    minAmount: delivery.min,
    packagingDeposit: spec.boxDeposit ?? null,
    deliveryTime: { from: delivery.minutes[0], to: delivery.minutes[1], type: 'minute' },
    tax: spec.tax,
    dineInFee: spec.dineInFee ?? 0,
    commission: spec.commission,
    isOpen: spec.isOpen ?? true,
    isVerified: spec.isVerified ?? true,
    isRecommended: spec.isRecommended ?? false,
    ordersCount: spec.ordersCount,
    joinedDaysAgo: spec.joinedDaysAgo,
    ratings,
    reviewsCount: stars.reduce((sum, count) => sum + count, 0),
    reviews: reviewsOf(city, index, spec.reviews),
    hours,
    closedDates: spec.closedDates ?? ['12-25', '01-01'],
    menu: menuOf(spec.menu),
  };
}

const branchOf = (title: Text, location: LatLng): BranchEntry => ({ title, address: addressOf(location), location });

/** A saved address in a city: the house that stands there, with its number. */
export function houseIn(city: CitySlug, offset: Offset): Pick<AddressEntry, 'address' | 'house' | 'location'> {
  const location = placeIn(city, offset);
  const { en: address } = addressOf(location);
  const [house = ''] = /\d+/.exec(address) ?? [];
  return { address, house, location };
}

/** The house on the drawn map at a location: an address is where its map shows it. */
function addressOf([latitude, longitude]: LatLng): Text {
  const address = addressAt({ latitude, longitude });
  if (!address) throw new TypeError(`No house can stand at ${latitude}, ${longitude}`);
  return address;
}

export function placeIn(city: CitySlug, [east, north]: Offset): LatLng {
  const [latitude, longitude] = cities.find(({ slug }) => slug === city)?.center ?? [0, 0];
  const kilometres = 111.2;
  const fixed = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
  return [
    fixed(latitude + north / kilometres),
    fixed(longitude + east / (kilometres * Math.cos((latitude * Math.PI) / 180))),
  ];
}
