/** What a shop asks for at least, as minor units of one currency. */
export type OrderFloor = {
  readonly minimum: number;
  /** Its cheapest product; `undefined` without products. */
  readonly lowest: number | undefined;
  /** The delivery fee to the address, or the base price without one. */
  readonly fee: number;
};

/** CATALOG-1e: Returns what the cheapest order with delivery costs, by which lists are sorted by price. */
export const leastOrder = ({ minimum, lowest = 0, fee }: OrderFloor): number => Math.max(minimum, lowest) + fee;
