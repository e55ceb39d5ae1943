import type { Answer } from '../kernel/answer.ts';
import type { GeoPoint } from '../catalog/index.ts';

/** What a suggestion names: a house with its number, a whole street, a known place, or a building with a name. */
export type SuggestionKind = 'house' | 'street' | 'place' | 'building';

/** A text and the location that belongs to it. */
export type PlacedText = { readonly text: string; readonly location: GeoPoint };

/** One place that typed text may mean. */
export type AddressSuggestion = PlacedText & {
  readonly id: string;
  readonly kind: SuggestionKind;
  /** The part of the text that is being typed, such as "12 Harbor Street". */
  readonly title: string;
  /** Where that is, such as "Old Harbor, Port Alder". */
  readonly district: string;
};

/** What was typed, and where the customer probably is. */
export type AddressQuery = {
  readonly text: string;
  /** Near suggestions come first; `undefined` where nothing is known about the customer. */
  readonly near: GeoPoint | undefined;
};

/** ADDRESS-6: completes typed addresses. */
export interface AddressSuggester {
  /** Best first, at most SUGGESTIONS_MAX; empty when nothing fits. Every suggestion carries its text and location. */
  suggest(query: AddressQuery): Answer<readonly AddressSuggestion[]>;
}
