import { boxesOf, decimalOfMinor, type BoxedPieces, type PackagingOffer } from '@domain/pricing/index.ts';
import { sellableStock, type CartGoods } from './cart-goods.ts';
import type { CartRecord } from './cart-record.ts';

/** What is paid for in a cart, as far as it is still sold. */
export const paidPieces = ({ members }: CartRecord, goods: CartGoods): readonly BoxedPieces[] =>
  members.flatMap(({ lines }) => lines.filter(({ stockId }) => sellableStock(goods, stockId)));

/** ORDER-12a: what the shop offers for a cart; `undefined` where it takes no deposit, or nothing comes in boxes. */
export const packagingOffer = (cart: CartRecord, goods: CartGoods): PackagingOffer | undefined => {
  const { packagingDeposit: deposit } = goods.shop;
  const pieces = paidPieces(cart, goods);
  const boxes = Object.fromEntries(
    pieces.map(({ stockId }) => [String(stockId), sellableStock(goods, stockId)?.product.boxes ?? 0]),
  );
  return deposit === null || boxesOf(pieces, boxes) === 0
    ? undefined
    : { deposit: decimalOfMinor(deposit, goods.base.scale), boxes };
};
