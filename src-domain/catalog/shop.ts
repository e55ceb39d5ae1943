import type { Schedule } from '../calendar/index.ts';
import type { CategoryId, ShopId, Uuid } from '../kernel/ids.ts';
import type { Decimal, Money } from '../pricing/index.ts';
import type { GeoPoint } from './geo.ts';

/** Whether dishes are cooked or goods are sold. */
export type ShopKind = 'restaurant' | 'shop';
/** The average of all ratings, 0–5, and how many there are. */
export type Rating = { readonly average: number; readonly count: number };

/** Delivery time in minutes, whatever unit the server uses. */
export type DeliveryTime = { readonly from: number; readonly to: number };

/** A shop as cards and lists show it. */
export type ShopCard = {
  readonly id: ShopId;
  readonly uuid: Uuid;
  /** Undefined on servers that do not send it. */
  readonly kind: ShopKind | undefined;
  readonly title: string;
  readonly description: string;
  /** The language of its texts, where it is another than the page's (LOCALE-9b). */
  readonly language?: string | undefined;
  readonly logo: string | undefined;
  readonly cover: string | undefined;
  readonly rating: Rating | undefined;
  readonly deliveryTime: DeliveryTime | undefined;
  readonly deliveryFee: DeliveryTariff;
  readonly minimum: Money;
  /** Titles of its categories; empty on servers that do not send them. */
  readonly kinds: readonly string[];
  readonly tags: readonly string[];
  /** The shop's best current offer, for a badge. */
  readonly offer: ShopOffer | undefined;
  readonly schedule: Schedule;
  readonly location: GeoPoint | undefined;
  readonly isVerified: boolean;
  /** How many of its dishes suit the list's dietary filter. */
  readonly dishesFitting?: number | undefined;
};

/** `base + perKm × kilometres`, in the currency of the app instance; free when both are zero. */
export type DeliveryTariff = {
  readonly base: Money;
  readonly perKm: Money;
  /** The operator's own amounts and the conversion rate, from servers that say where they round. */
  readonly inBase?: { readonly base: Decimal; readonly perKm: Decimal; readonly rate: Decimal } | undefined;
};

/** What a shop's badge promises: a percentage or an amount off, or something free. */
export type ShopOffer =
  | { readonly kind: 'percent'; readonly percent: Decimal }
  | { readonly kind: 'fix'; readonly amount: Money }
  | { readonly kind: 'bonus' };

/** A shop as its own page shows it. */
export type Shop = ShopCard & {
  readonly address: string;
  readonly phone: string | undefined;
  readonly taxPercent: Decimal;
  readonly reviewsCount: number;
};

/** One heading under which shops are found. */
export type Category = {
  readonly id: CategoryId;
  readonly uuid: Uuid;
  readonly title: string;
  readonly image: string | undefined;
};

/** A label of a shop besides its categories: "Halal", "Late night". */
export type ShopTag = { readonly id: number; readonly title: string };

/** One heading of a menu with its products. */
export type MenuSection<Item> = { readonly id: CategoryId; readonly title: string; readonly items: readonly Item[] };

/** A shop's whole menu in its order. */
export type Menu<Item> = { readonly popular: readonly Item[]; readonly sections: readonly MenuSection<Item>[] };

/** A picture with text on the home page. */
export type Banner = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly button: string;
  /** The language of its texts, where it is another than the page's (LOCALE-9b). */
  readonly language?: string | undefined;
  readonly image: string | undefined;
  /** The shops that the banner advertises; without any it only informs. */
  readonly shopIds: readonly ShopId[];
};
