import type { OrderId } from '@domain/kernel/ids.ts';
import type { RatedPart } from '@domain/reviews/index.ts';

/** What a customer has chosen and written, and not sent. */
export type RatingDraft = {
  readonly stars: Readonly<Record<string, number>>;
  /** `undefined` while what is written already stays. */
  readonly comment: string | undefined;
  readonly pictures: readonly string[] | undefined;
};

/** Unsent ratings, kept until this tab is closed. */
export interface RatingDrafts {
  /** The unsent rating of an order; `undefined` if there is none. */
  read(order: OrderId): RatingDraft | undefined;
  /** Keeps an unsent rating, or deletes it with `undefined`. */
  write(order: OrderId, draft: RatingDraft | undefined): void;
}

export const noDraft: RatingDraft = { stars: {}, comment: undefined, pictures: undefined };

/** The name of a part among those of its order. */
export const partKey = ({ kind, id }: Pick<RatedPart, 'kind' | 'id'>): string => `${kind} ${id}`;
