/** ORDER-10: What a customer may choose for a dish that the shop cannot deliver. */
export const REPLACEMENT_CHOICES = ['replace', 'ask', 'leave-out'] as const;
/** One of `REPLACEMENT_CHOICES`. */
export type ReplacementChoice = (typeof REPLACEMENT_CHOICES)[number];

/** What travels with an order: `ask-declared` asks, and only for a dish whose allergens are stated. */
export const ORDERED_CHOICES = ['replace', 'ask', 'leave-out', 'ask-declared'] as const;
/** One of `ORDERED_CHOICES`. */
export type OrderedChoice = (typeof ORDERED_CHOICES)[number];

/** Without a choice the customer is asked. */
export const DEFAULT_CHOICE: ReplacementChoice = 'ask';

/** Returns the choice of a word; `undefined` for any other. */
export const readOrderedChoice = (word: unknown): OrderedChoice | undefined =>
  ORDERED_CHOICES.find((choice) => choice === word);

/** Returns the choices by stock of a record of words; drops the stocks whose word is no choice. */
export const readOrderedChoices = (words: Readonly<Record<string, unknown>>): Readonly<Record<string, OrderedChoice>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([stock, word]) => {
      const choice = readOrderedChoice(word);
      return choice ? [[stock, choice]] : [];
    }),
  );
