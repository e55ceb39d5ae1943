import * as fc from 'fast-check';
import { pricing } from 'tiffin/domain';
import { addLine, cartTotals, emptyCart, removeLine, lineKey, type Cart, type CartLine } from 'tiffin/domain/cart';
import { cartLineArb } from 'tiffin/domain/testing';
import { payWithVouchers, type Vouchers } from './vouchers.js';

/** Properties of a rule that Tiffin does not know, over carts that Tiffin makes. */
const filled = (lines: readonly CartLine[]): Cart =>
  lines.reduce((cart, line) => {
    const added = addLine(cart, line);
    return added.ok ? added.value : cart;
  }, emptyCart);

const linesArb = fc.array(cartLineArb, { maxLength: 8 });
const vouchersArb: fc.Arbitrary<Vouchers> = fc.record({
  left: fc.nat({ max: 20 }),
  worth: fc.integer({ min: 1, max: 2_000 }).map((minor) => pricing.money(minor, 2)),
});
const totalOf = (cart: Cart): number => cartTotals(cart).net?.minor ?? 0;

const seen = { paid: 0, cash: 0 };

const laws: Readonly<Record<string, (lines: readonly CartLine[], vouchers: Vouchers) => boolean>> = {
  'vouchers never pay more than the cart costs': (lines, vouchers) => {
    const { vouchers: count, cash } = payWithVouchers(filled(lines), vouchers);
    if (count > 0) seen.paid += 1;
    if (cash.minor > 0) seen.cash += 1;
    return count <= vouchers.left && count * vouchers.worth.minor <= totalOf(filled(lines));
  },
  'vouchers and cash together are the total': (lines, vouchers) => {
    const cart = filled(lines);
    const { vouchers: count, cash } = payWithVouchers(cart, vouchers);
    return cash.minor + count * vouchers.worth.minor === totalOf(cart);
  },
  'who has vouchers enough pays less cash than one is worth': (lines, { worth }) =>
    payWithVouchers(filled(lines), { left: Number.MAX_SAFE_INTEGER, worth }).cash.minor < worth.minor,
  'the order in which dishes were added changes nothing': (lines, vouchers) =>
    payWithVouchers(filled(lines), vouchers).vouchers ===
    payWithVouchers(filled([...lines].reverse()), vouchers).vouchers,
  'a smaller cart takes no more vouchers': (lines, vouchers) => {
    const [first] = lines;
    const cart = filled(lines);
    return (
      first === undefined ||
      payWithVouchers(removeLine(cart, lineKey(first)), vouchers).vouchers <= payWithVouchers(cart, vouchers).vouchers
    );
  },
};

for (const holds of Object.values(laws))
  fc.assert(fc.property(linesArb, vouchersArb, holds), { seed: 1, numRuns: 200, verbose: 1 });
if (seen.paid < 50 || seen.cash < 50)
  throw new Error(`Too few carts were paid with vouchers (${seen.paid}) and cash (${seen.cash})`);
console.log(`${Object.keys(laws).length} laws hold`);
