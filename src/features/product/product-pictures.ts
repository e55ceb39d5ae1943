import type { ProductDetail } from '@domain/catalog/index.ts';

/** Returns the pictures of a product, each once: its own first, then those of its gallery, which may repeat it. */
export const picturesOf = ({ image, gallery }: Pick<ProductDetail, 'image' | 'gallery'>): readonly string[] => [
  ...new Set([...(image === undefined ? [] : [image]), ...gallery]),
];
