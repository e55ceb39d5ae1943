import type { Answer } from '../kernel/answer.ts';
import type { GeoPoint } from '../catalog/index.ts';

/** The kind of a suggestion: a house with its number, a whole street, a known place, or a building with a name. */
export type SuggestionKind = 'house' | 'street' | 'place' | 'building';

/** A text and its location. */
export type PlacedText = { readonly text: string; readonly location: GeoPoint };

/** One location that typed text may mean. */
export type AddressSuggestion = PlacedText & {
  readonly id: string;
  readonly kind: SuggestionKind;
  /** The part of the text that is being typed, such as "12 Harbor Street". */
  readonly title: string;
  /** Its surroundings, such as "Old Harbor, Port Alder". */
  readonly district: string;
};

/** The typed text, and the customer's probable location. */
export type AddressQuery = {
  readonly text: string;
  /** Nearby suggestions come first; `undefined` if the location is unknown. */
  readonly near: GeoPoint | undefined;
};

/** ADDRESS-6: completes typed addresses. */
export interface AddressSuggester {
  /** Best first, at most SUGGESTIONS_MAX; empty if nothing matches. Every suggestion has a text and a location. */
  suggest(query: AddressQuery): Answer<readonly AddressSuggestion[]>;
}
