import type { PriceLine, Quote } from '../pricing/index.ts';

/** What a quote says of one stock. */
export type Goods = {
  /** What one piece costs after tax and discount, minor units; `undefined` for what is only given away. */
  readonly unit: number | undefined;
  readonly pieces: number;
  /** Pieces that are not given away. */
  readonly paid: number;
};

/** The goods of a quote by stock id, addons included, in the order of their first line. */
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
