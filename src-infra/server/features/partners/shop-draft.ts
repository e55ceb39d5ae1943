import type { Zone } from '@domain/partners/index.ts';
import type { StoredTexts } from '../../texts.ts';

/** An owner's shop data (contract 3.15); amounts are minor units of the base currency. */
export type ShopDraft = {
  readonly texts: StoredTexts<'title' | 'description' | 'address'>;
  readonly type: 'shop' | 'restaurant';
  readonly phone: string | null;
  readonly price: number;
  readonly pricePerKm: number;
  readonly minAmount: number;
  /** Percent. */
  readonly tax: string;
  readonly deliveryTime: {
    readonly from: number;
    readonly to: number;
    readonly unit: 'minute' | 'hour' | 'day' | 'month';
  };
  readonly place: { readonly latitude: number; readonly longitude: number } | undefined;
  /** The corners of the delivery zone; `undefined` keeps the one that is known. */
  readonly zone: Zone | undefined;
  /** `null` removes the picture, `undefined` keeps it. */
  readonly logo: string | null | undefined;
  readonly cover: string | null | undefined;
  readonly documents: readonly string[];
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
};
export type ShopField = 'images' | 'documents' | 'categories' | 'tags' | 'delivery_zone';
export type ShopRefusal =
  | { readonly kind: 'no-password' | 'other-role' | 'opened' | 'has-shop' | 'not-found' }
  | { readonly kind: 'field'; readonly field: ShopField };
