import type { PriceLine, Quote } from '../pricing/index.ts';

/** A stock in a quote. */
export type Goods = {
  /** The price of one piece after tax and discount in minor units; `undefined` if it is only given away. */
  readonly unit: number | undefined;
  readonly pieces: number;
  /** Pieces that are not free. */
  readonly paid: number;
};

/** The stocks of a quote by id, including add-ons, in the order of their first line. */
export const goodsIn = ({ lines }: Pick<Quote, 'lines'>): ReadonlyMap<number, Goods> => {
  const goods = new Map<number, Goods>();
  for (const line of lines
    .filter(({ kind }) => kind === 'item' || kind === 'bonus')
    .flatMap((item) => [item, ...item.children])) {
    const id = Number(line.ref);
    goods.set(id, joined(goods.get(id), line));
  }
  return goods;
};

const joined = (known: Goods | undefined, { kind, quantity, parts }: PriceLine): Goods => {
  const isPaid = kind !== 'bonus';
  return {
    unit: isPaid ? parts.reduce((sum, part) => sum + part.unit, 0) : known?.unit,
    pieces: (known?.pieces ?? 0) + quantity,
    paid: (known?.paid ?? 0) + (isPaid ? quantity : 0),
  };
};
