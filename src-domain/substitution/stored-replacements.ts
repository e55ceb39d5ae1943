import type { LiveValue } from '../kernel/live-value.ts';
import type { DietaryProfile } from '../dietary/index.ts';
import { DEFAULT_CHOICE, type OrderedChoice, type ReplacementChoice } from './choice.ts';
import { orderedChoice } from './profile-choice.ts';

/** What a customer chooses for missing dishes: usually, and for single stocks. */
export type StoredReplacements = {
  readonly usual: ReplacementChoice;
  readonly byStock: Readonly<Record<string, ReplacementChoice>>;
};

/** ORDER-10: The choices on this device. */
export type ReplacementStore = LiveValue<StoredReplacements>;

/** Nothing chosen yet: the customer is asked. */
export const noReplacements: StoredReplacements = { usual: DEFAULT_CHOICE, byStock: {} };

/** ORDER-10h: Returns what is sent for each stock of an order: its own choice, or the usual one. */
export const orderedChoices = (
  { usual, byStock }: StoredReplacements,
  stocks: readonly number[],
  profile: DietaryProfile,
): Readonly<Record<string, OrderedChoice>> =>
  Object.fromEntries(stocks.map((stock) => [stock, orderedChoice(byStock[String(stock)] ?? usual, profile)]));
