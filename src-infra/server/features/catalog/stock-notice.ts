/** Announces changed stock levels of a shop; `sold` is present for a sale. */
export type StockNotice = { readonly shopId: number; readonly sold?: Sold | undefined };
/** The remaining pieces of the sold stocks, and the catalog version after the sale. */
export type Sold = { readonly version: number; readonly left: ReadonlyMap<number, number> };

/** The payload limit of PostgreSQL's NOTIFY is 8,000 bytes. */
const MAX_CHARACTERS = 7000;

/** Serializes a notice. */
export const writeStockNotice = ({ shopId, sold }: StockNotice): string => {
  const text = sold ? `${shopId} ${JSON.stringify([sold.version, [...sold.left]])}` : String(shopId);
  return text.length > MAX_CHARACTERS ? String(shopId) : text;
};

/** Parses a notice. */
export const readStockNotice = (text: string): StockNotice => {
  const [shopId = '', sold] = text.split(' ');
  if (sold === undefined) return { shopId: Number(shopId) };
  const [version, left] = JSON.parse(sold) as readonly [number, readonly (readonly [number, number])[]];
  return { shopId: Number(shopId), sold: { version, left: new Map(left) } };
};
