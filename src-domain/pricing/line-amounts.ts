import { addMoney, noMoney, subtractMoney, timesMoney, type Money } from './money.ts';
import type { StockPrice } from './stock-price.ts';

export type LineAmounts = { readonly gross: Money; readonly discount: Money; readonly net: Money };

/** What a cart line and its addons cost (contract 5.2): gross = (price + tax) × quantity, discount × quantity. */
export const lineAmounts = (price: StockPrice, quantity: number, addons: readonly { readonly price: StockPrice; readonly quantity: number }[]): LineAmounts =>
  [{ price, quantity }, ...addons].reduce<LineAmounts>(
    (sum, part) => {
      const gross = addMoney(sum.gross, timesMoney(addMoney(part.price.price, part.price.tax), part.quantity));
      const discount = addMoney(sum.discount, timesMoney(part.price.discount, part.quantity));
      return { gross, discount, net: subtractMoney(gross, discount) };
    },
    { gross: noMoney(price.price.scale), discount: noMoney(price.price.scale), net: noMoney(price.price.scale) },
  );
