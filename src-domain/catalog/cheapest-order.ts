/** What a shop asks for at least, as minor units of one currency. */
export type CheapestOrderTerms = {
  readonly minimum: number;
  /** Its cheapest product; `undefined` without products. */
  readonly lowest: number | undefined;
  /** The delivery fee to the address, or the base price without one. */
  readonly fee: number;
};

/** CATALOG-1e: Returns what the cheapest order with delivery costs, by which lists are sorted by price. */
export const cheapestOrder = ({ minimum, lowest = 0, fee }: CheapestOrderTerms): number =>
  Math.max(minimum, lowest) + fee;
