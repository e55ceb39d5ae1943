import type { CartLine } from '@domain/cart/index.ts';
import { convertMoney, decimalOfMinor, divideDecimal, majorOf } from '@domain/pricing/index.ts';
import type { Currency, Money, StockPrice } from '@domain/pricing/index.ts';

/** Digits of an amount in the base currency, so that the way there and back loses nothing visible. */
const BASE_DIGITS = 6;

/** An amount of one currency in another; unchanged where the two are the same or unknown. */
export const moneyBetween = (amount: Money, from: Currency | undefined, to: Currency | undefined): Money => {
  if (!from || !to || from.id === to.id) return amount;
  const base = decimalOfMinor(divideDecimal(majorOf(amount), from.rate, BASE_DIGITS), BASE_DIGITS);
  return convertMoney(base, to.rate, to.scale);
};

/** A line as the menu sold it to the reader, in the currency of the group, until the server says its price. */
export const lineBetween = (line: CartLine, from: Currency | undefined, to: Currency | undefined): CartLine => {
  const price = ({ price: gross, tax, discount, total }: StockPrice): StockPrice => ({
    price: moneyBetween(gross, from, to),
    tax: moneyBetween(tax, from, to),
    discount: moneyBetween(discount, from, to),
    total: moneyBetween(total, from, to),
  });
  return {
    ...line,
    addons: line.addons.map((addon) => ({ ...addon, price: price(addon.price) })),
    item: { ...line.item, price: price(line.item.price) },
  };
};
