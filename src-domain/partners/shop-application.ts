import type { DeliveryTariff, GeoPoint, ShopKind } from '../catalog/index.ts';
import type { CategoryId } from '../kernel/ids.ts';
import type { Decimal, Money } from '../pricing/index.ts';
import type { Zone } from './zone.ts';

/** Contract 2.2: The units of a delivery time. */
export const LEAD_UNITS = ['minute', 'hour', 'day', 'month'] as const;
/** One of `LEAD_UNITS`. */
export type LeadUnit = (typeof LEAD_UNITS)[number];

/** Title, description and address of a shop, in one language. */
export type ShopTexts = { readonly title: string; readonly description: string; readonly address: string };

/** The minimum and maximum delivery time, in whole units. */
export type LeadSpan = { readonly from: number; readonly to: number; readonly unit: LeadUnit };

/** Chosen fields that need no check. */
export type ShopChoices = {
  readonly kind: ShopKind;
  readonly location: GeoPoint | undefined;
  /** Corners of the delivery zone; `undefined` if the marketplace draws zones itself. */
  readonly zone: Zone | undefined;
  /** Addresses of uploaded pictures (contract 1.10). */
  readonly logo: string | undefined;
  readonly cover: string | undefined;
  readonly documents: readonly string[];
  readonly categories: readonly CategoryId[];
  /** Ids of shop tags. */
  readonly tags: readonly number[];
};

/** The form as typed. Texts by language; empty languages are omitted. */
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

/** ACCOUNT-7: An application to open a shop, amounts in the currency of the app instance. */
export type ShopApplication = ShopChoices & {
  readonly texts: Readonly<Record<string, ShopTexts>>;
  /** Digits only; `undefined` if not stated. */
  readonly phone: string | undefined;
  readonly tariff: DeliveryTariff;
  readonly minimum: Money;
  readonly taxPercent: Decimal;
  readonly lead: LeadSpan;
};
