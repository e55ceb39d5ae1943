import { describe, expect, it } from 'vitest';
import { cartOf, type CartLine, type OpenedCart } from '@domain/cart/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { SharedCartViewModel } from '@app/features/cart/shared-cart.view-model.ts';
import { line } from './cart-server.ts';
import { stage } from './stage.ts';

const opening = (lines: readonly CartLine[]): Result<OpenedCart, RemoteFailure> =>
  ok({ cart: cartOf(lines), gone: [], changed: [], limited: [] });

const shared = async (answer: Result<OpenedCart, RemoteFailure>, guest: readonly CartLine[] = [], given = {}) => {
  const scene = stage({ guest, ...given });
  const answers = [answer];
  const vm = new SharedCartViewModel({ cart: scene.vm, open: async () => answers.shift() ?? opening([line(9, 1)]) });
  await vm.load('1.1.1');
  return { vm, cart: scene.vm };
};
const held = (lines: readonly CartLine[]) => lines.map(({ stockId, quantity }) => [stockId, quantity]);

describe('CART-11 a shared cart', () => {
  it('is added to the cart of the same shop within the limits, and can be undone at once', async () => {
    const { vm, cart } = await shared(opening([line(1, 3, { available: 4 }), line(2, 1)]), [
      line(1, 2, { available: 4 }),
    ]);
    expect([vm.canJoin, vm.hasCart, vm.take(false), held(cart.lines)]).toEqual([
      true,
      true,
      'taken',
      [
        [1, 4],
        [2, 1],
      ],
    ]);
    cart.edits.undo();
    expect(held(cart.lines)).toEqual([[1, 2]]);
  });

  it('of another shop can only replace the cart, which can be undone', async () => {
    const { vm, cart } = await shared(opening([line(5, 1, { shop: 2 })]), [line(1, 2)]);
    expect([vm.canJoin, vm.hasCart, vm.take(false)]).toEqual([false, true, 'refused']);
    expect(held(cart.lines)).toEqual([[1, 2]]);
    expect([vm.take(true), held(cart.lines), cart.shop]).toEqual(['taken', [[5, 1]], 2]);
    cart.edits.undo();
    expect(held(cart.lines)).toEqual([[1, 2]]);
  });

  it('distinguishes an invalid link from one whose dishes are gone, and changes nothing', async () => {
    const { vm } = await shared(opening([]));
    expect([vm.isUnreadable, vm.isGone]).toEqual([false, true]);
    await vm.load('nonsense');
    expect([vm.isUnreadable, vm.isGone, vm.take(true)]).toEqual([true, false, 'refused']);
  });

  it('is looked up again after a failed lookup', async () => {
    const { vm } = await shared(err({ kind: 'unreachable' }));
    expect([vm.failure, vm.opened]).toEqual([{ kind: 'unreachable' }, undefined]);
    await vm.load('1.1.1');
    expect([vm.failure, vm.total]).toEqual([undefined, line(9, 1).item.price.total]);
  });

  it('GROUP-1e waits for a joined group', async () => {
    const waiting: (() => void)[] = [];
    const { vm, cart } = await shared(opening([line(1, 3)]), [], {
      besideGroup: async (_: unknown, add: () => void) => void waiting.push(add),
    });
    expect([vm.take(false), held(cart.lines)]).toEqual(['waiting', []]);
    waiting[0]?.();
    expect(held(cart.lines)).toEqual([[1, 3]]);
  });
});
