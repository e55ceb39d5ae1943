import type { DeliveryTariff, GeoPoint, ShopKind } from '../catalog/index.ts';
import type { CategoryId } from '../kernel/ids.ts';
import type { Decimal, Money } from '../pricing/index.ts';

/** Contract 2.2: in what a delivery's time is stated. */
export const LEAD_UNITS = ['minute', 'hour', 'day', 'month'] as const;
/** One of `LEAD_UNITS`. */
export type LeadUnit = (typeof LEAD_UNITS)[number];

/** How a shop is called, described and found, in one language. */
export type ShopTexts = { readonly title: string; readonly description: string; readonly address: string };

/** From the least to the most that a delivery takes, in whole units. */
export type LeadSpan = { readonly from: number; readonly to: number; readonly unit: LeadUnit };

/** What no rule looks at: it is chosen, not typed. */
export type ShopChoices = {
  readonly kind: ShopKind;
  readonly location: GeoPoint | undefined;
  /** Addresses of uploaded pictures (contract 1.10). */
  readonly logo: string | undefined;
  readonly cover: string | undefined;
  readonly documents: readonly string[];
  readonly categories: readonly CategoryId[];
  /** Ids of shop tags. */
  readonly tags: readonly number[];
};

/** The form as typed. Texts by language; a language in which everything is empty is left out. */
export type ShopApplicationDraft = ShopChoices & {
  readonly texts: Readonly<Record<string, ShopTexts>>;
  readonly phone: string;
  readonly fee: string;
  readonly feePerKm: string;
  readonly minimum: string;
  readonly taxPercent: string;
  readonly leadFrom: string;
  readonly leadTo: string;
  readonly leadUnit: LeadUnit;
};

/** ACCOUNT-7: a shop somebody wants to open, amounts in the currency of the app instance. */
export type ShopApplication = ShopChoices & {
  readonly texts: Readonly<Record<string, ShopTexts>>;
  /** Digits alone; `undefined` where none is told. */
  readonly phone: string | undefined;
  readonly tariff: DeliveryTariff;
  readonly minimum: Money;
  readonly taxPercent: Decimal;
  readonly lead: LeadSpan;
};
