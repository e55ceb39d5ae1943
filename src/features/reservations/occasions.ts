/** What a restaurant may prepare for. */
export const OCCASIONS = ['birthday', 'business', 'romance', 'high_chair', 'wheelchair'] as const;
/** One of `OCCASIONS`. */
export type Occasion = (typeof OCCASIONS)[number];
