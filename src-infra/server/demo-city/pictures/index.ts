// The server's view of the pictures: canonical paths without a width. Must stay free of the drawing tools.
import {
  coverMotifs,
  dishMotifs,
  type BannerMotif,
  type CategoryMotif,
  type CoverMotif,
  type DishMotif,
  type ParcelMotif,
} from './motifs.data.ts';

export { coverMotifs, dishMotifs };
export type { BannerMotif, CategoryMotif, CoverMotif, DishMotif, ParcelMotif };

export function dishPicture(slug: DishMotif): string {
  return `products/${slug}~${dishMotifs[slug]}.webp`;
}

export function coverPicture(slug: CoverMotif): string {
  return `shops/background/${slug}~${coverMotifs[slug]}.webp`;
}

/** Takes any shop slug: logos follow the shops, and make-pictures.ts fails when a shop has none. */
export function logoPicture(slug: string): string {
  return `shops/logo/${slug}.webp`;
}

export function categoryPicture(slug: CategoryMotif): string {
  return `categories/${slug}.webp`;
}

export function parcelPicture(slug: ParcelMotif): string {
  return `parcel-order-setting/${slug}.webp`;
}

export function bannerPicture(slug: BannerMotif): string {
  return `banners/${slug}.webp`;
}
