/** A review as its author reads it; `texts` names a shop or a dish, `person` a courier. */
export type OwnReviewRow = {
  readonly id: number;
  readonly rating: number;
  readonly comment: string | null;
  readonly images: readonly string[];
  readonly created_at: number;
  /** The order that was rated; `null` for a dish or a shop by itself. */
  readonly order_id: number | null;
  readonly texts: Readonly<Record<string, { readonly title?: string }>> | null;
  readonly img: string | null;
  readonly person: string;
};

/** What customers wrote. */
export interface OwnReviews {
  /** Returns one page of a customer's reviews, newest first, and the number of all. */
  list(
    userId: number,
    offset: number,
    limit: number,
  ): Promise<{ readonly items: readonly OwnReviewRow[]; readonly total: number }>;
}
