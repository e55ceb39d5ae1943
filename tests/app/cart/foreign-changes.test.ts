import { describe, expect, it } from 'vitest';
import { cartOf, cartLines, emptyCart, quantityChanges, type Cart } from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { ForeignChanges } from '@app/features/cart/foreign-changes.ts';
import { line } from './cart-server.ts';
import { stage } from './stage.ts';

const scene = (...lines: Parameters<typeof line>[]) => {
  const { vm, guest } = stage({ guest: lines.map((each) => line(...each)) });
  const said: string[] = [];
  let now = 0;
  const changes = new ForeignChanges({
    cart: vm,
    clock: { now: () => instant((now += 1)) },
    timeOf: (at) => `at ${at}`,
    say: (what, change) => void said.push(`${what}: ${quantityChanges(change).length}`),
  });
  /** Another tab writes this tab's cart. */
  const arrive = (after: Cart): void => {
    const before = vm.cart;
    guest.write(after);
    changes.note(before, after);
  };
  const held = () => vm.lines.map(({ stockId, quantity }) => [stockId, quantity]);
  return { vm, changes, said, arrive, held };
};

describe('CART-10 what other tabs did to the cart', () => {
  it('is told once, with the time of the last change, and put back as an edit that can be undone', () => {
    const { vm, changes, said, arrive, held } = scene([1, 3], [2, 1]);
    arrive(cartOf([line(1, 2), line(2, 1)]));
    arrive(cartOf([line(1, 1), line(2, 1)]));
    expect(changes.shown?.time).toBe('at 2');
    expect(quantityChanges(changes.shown!.change).map(({ from, to }) => [from?.quantity, to?.quantity])).toEqual([
      [3, 1],
    ]);
    changes.putBack();
    expect(held()).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(changes.shown).toBeUndefined();
    vm.edits.undo();
    expect(held()[0]).toEqual([1, 1]);
    expect(said).toEqual(['changed: 1', 'changed: 1', 'put-back: 1']);
  });

  it('is out of date once the customer changes the same line, and not by changing another', () => {
    const { vm, changes, arrive } = scene([1, 3], [2, 1]);
    arrive(cartOf([line(2, 1)]));
    vm.add(line(3, 1));
    expect(changes.shown).toBeDefined();
    vm.add(line(1, 1));
    expect(changes.shown).toBeUndefined();
  });

  it('is nothing where only prices differ, or where the cart is again what it was', () => {
    const { vm, changes, said, arrive } = scene([1, 3]);
    arrive(cartOf([line(1, 3, { rate: 2 })]));
    expect([changes.shown, said]).toEqual([undefined, []]);
    arrive(emptyCart);
    arrive(cartOf([line(1, 3)]));
    expect([changes.shown, cartLines(vm.cart).length]).toEqual([undefined, 1]);
  });

  it('goes when it is dismissed', () => {
    const { changes, arrive } = scene([1, 3]);
    arrive(emptyCart);
    changes.dismiss();
    expect(changes.shown).toBeUndefined();
  });
});
