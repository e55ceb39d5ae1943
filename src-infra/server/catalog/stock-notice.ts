/** What is told of a shop whose supplies have changed; `sold` where it is known what became of them. */
export type StockNotice = { readonly shopId: number; readonly sold?: Sold | undefined };
/** The pieces left of what was sold, and the version that the shop's catalogue has since. */
export type Sold = { readonly version: number; readonly left: ReadonlyMap<number, number> };

/** PostgreSQL tells no more than 8,000 bytes at once. */
const MOST_CHARACTERS = 7000;

/** A notice as processes tell each other. */
export const writeStockNotice = ({ shopId, sold }: StockNotice): string => {
  const text = sold ? `${shopId} ${JSON.stringify([sold.version, [...sold.left]])}` : String(shopId);
  return text.length > MOST_CHARACTERS ? String(shopId) : text;
};

/** Reads what `writeStockNotice` has written. */
export const readStockNotice = (text: string): StockNotice => {
  const [shopId = '', sold] = text.split(' ');
  if (sold === undefined) return { shopId: Number(shopId) };
  const [version, left] = JSON.parse(sold) as readonly [number, readonly (readonly [number, number])[]];
  return { shopId: Number(shopId), sold: { version, left: new Map(left) } };
};
