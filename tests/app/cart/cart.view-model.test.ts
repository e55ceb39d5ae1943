import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartOf, emptyCart, lineKey, type CartLine } from '@domain/cart/index.ts';
import { shopId, stockId, uuid } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import type { LeaveGroupQuestion } from '@app/features/cart/index.ts';
import { line, quantities, quantitiesOf } from './cart-server.ts';
import { gate, settled, stage } from './stage.ts';

const key = (stock: number, addons = 0) => lineKey(line(stock, 1, { addons }));
const held = ({ vm }: ReturnType<typeof stage>) => quantities(vm.cart);

describe('CART-2 a guest’s cart', () => {
  it('adds lines, merges equal ones, and stores them on the device', () => {
    const scene = stage();
    const { vm, guest, told } = scene;
    vm.add(line(1, 2));
    vm.add(line(1, 1));
    vm.add(line(1, 1, { addons: 1 }));
    expect(held(scene)).toEqual({ '1|': 3, '1|11x1': 1 });
    expect([quantities(guest.read()), vm.count, vm.total, vm.shop, vm.isReady, vm.isSettled]).toEqual([
      held(scene),
      4,
      money(450, 2),
      shopId(1),
      true,
      true,
    ]);
    expect([vm.quantityOf(uuid('dish-1')), vm.quantityOfStock(stockId(1)), told]).toEqual([
      4,
      4,
      ['added', 'added', 'added'],
    ]);
  });

  it('follows changes of the guest’s cart made elsewhere', () => {
    const scene = stage({ guest: [line(1, 1)] });
    scene.guest.write(cartOf([line(2, 2)]));
    expect(held(scene)).toEqual({ '2|': 2 });
  });

  it('sets a quantity and removes at zero; ignores an equal quantity and an unknown line', () => {
    const scene = stage({ guest: [line(1, 1), line(2, 1)] });
    scene.vm.setQuantity(key(1), 3);
    scene.vm.setQuantity(key(1), 3);
    scene.vm.setQuantity(key(3), 3);
    scene.vm.remove(key(3));
    scene.vm.setQuantity(key(2), 0);
    expect([held(scene), scene.told]).toEqual([{ '1|': 3 }, ['3 of Dish 1', 'removed Dish 2']]);
  });

  it('CART-8 replaces the opened line with the edited one, and merges it with an equal line', () => {
    const scene = stage({ guest: [line(1, 2), line(2, 1)] });
    scene.vm.edit(line(1, 4, { addons: 1 }), key(1));
    expect(scene.vm.lines.map((each) => [lineKey(each), each.quantity])).toEqual([
      ['1|11x1', 4],
      ['2|', 1],
    ]);
    scene.vm.edit(line(2, 2), key(1, 1));
    expect(held(scene)).toEqual({ '2|': 3 });
  });

  it('opens and closes its sheet, and remembers that it was open', () => {
    const { vm } = stage();
    vm.open();
    vm.close();
    expect([vm.isOpen, vm.wasOpened]).toEqual([false, true]);
  });
});

describe('GROUP-1e a product beside a joined group', () => {
  const other = line(2, 1, { shop: 5 });
  const question = (leave: LeaveGroupQuestion['leave']): LeaveGroupQuestion => ({
    kind: 'leave-group',
    title: 'Lunch',
    path: '/group/1?g=3',
    leave,
  });

  it('waits until the group is left', async () => {
    const asked = stage({
      besideGroup: async (_, add) =>
        question(async () => {
          add();
          return undefined;
        }),
    });
    asked.vm.add(other);
    await Promise.resolve();
    expect([asked.vm.question?.kind, asked.vm.count]).toEqual(['leave-group', 0]);
    await asked.vm.answer(true);
    expect([asked.vm.question, asked.vm.count]).toEqual([undefined, 1]);
  });

  it('is dropped when the customer stays', async () => {
    const asked = stage({ besideGroup: async () => question(async () => undefined) });
    asked.vm.add(other);
    await Promise.resolve();
    await asked.vm.answer(false);
    expect([asked.vm.question, asked.vm.count]).toEqual([undefined, 0]);
  });

  it('asks again about a further group', async () => {
    const further = question(async () => undefined);
    const asked = stage({ besideGroup: async () => question(async () => ({ ...further, title: 'Dinner' })) });
    asked.vm.add(other);
    await Promise.resolve();
    await asked.vm.answer(true);
    expect(asked.vm.question).toMatchObject({ kind: 'leave-group', title: 'Dinner' });
  });
});

describe('CART-3 a product of another shop', () => {
  const other = line(2, 1, { shop: 5 });
  const asked = () => {
    const scene = stage({ guest: [line(1, 2)] });
    return { ...scene, outcome: scene.vm.add(other) };
  };

  it('asks first, and changes nothing until then', () => {
    const { vm, outcome, told } = asked();
    expect([outcome.ok, vm.question, quantities(vm.cart), told]).toEqual([
      false,
      { kind: 'add', line: other },
      { '1|': 2 },
      [],
    ]);
  });

  it('starts a new cart on request, which can be undone', async () => {
    const { vm, told, takeBacks } = asked();
    await vm.answer(true);
    expect([vm.shop, quantities(vm.cart), vm.question, told]).toEqual([5, { '2|': 1 }, undefined, ['replaced']]);
    takeBacks[0]?.();
    expect([vm.shop, quantities(vm.cart)]).toEqual([1, { '1|': 2 }]);
  });

  it('keeps the cart on request', async () => {
    const { vm, told } = asked();
    await vm.answer(false);
    expect([vm.question, quantities(vm.cart), told]).toEqual([undefined, { '1|': 2 }, []]);
    await vm.answer(true);
    expect(quantities(vm.cart)).toEqual({ '1|': 2 });
  });

  it('asks as well when a line is edited into another shop’s product', () => {
    const { vm } = stage({ guest: [line(1, 2)] });
    expect(vm.edit(other, key(1)).ok).toBe(false);
    expect(vm.question).toEqual({ kind: 'add', line: other });
  });
});

describe('CART-9 undo and redo', () => {
  it('undo and redo the last change, and announce it', () => {
    const scene = stage({ guest: [line(1, 1)] });
    const { vm, told } = scene;
    vm.setQuantity(key(1), 5);
    vm.remove(key(1));
    vm.edits.undo();
    vm.edits.undo();
    expect(held(scene)).toEqual({ '1|': 1 });
    vm.edits.redo();
    vm.edits.redo();
    expect([held(scene), told.slice(2)]).toEqual([{}, ['undone', 'undone', 'redone', 'redone']]);
    vm.edits.redo();
    expect(told).toHaveLength(6);
  });

  it('restore a removed line at its position, also after other changes', () => {
    const { vm, takeBacks } = stage({ guest: [line(1, 1), line(2, 1)] });
    vm.remove(key(1));
    vm.setQuantity(key(2), 4);
    vm.add(line(3, 1));
    takeBacks[0]?.();
    expect(vm.lines.map((each) => [each.stockId, each.quantity])).toEqual([
      [1, 1],
      [2, 4],
      [3, 1],
    ]);
  });

  it('restore a cleared cart', () => {
    const scene = stage({ guest: [line(1, 1), line(2, 3)] });
    scene.vm.clear();
    scene.vm.clear();
    expect([held(scene), scene.told]).toEqual([{}, ['cleared']]);
    scene.takeBacks[0]?.();
    expect(held(scene)).toEqual({ '1|': 1, '2|': 3 });
  });

  it('do nothing when called twice', () => {
    const scene = stage({ guest: [line(1, 1)] });
    scene.vm.remove(key(1));
    scene.takeBacks[0]?.();
    scene.takeBacks[0]?.();
    expect([held(scene), scene.told]).toEqual([{ '1|': 1 }, ['removed Dish 1', 'undone']]);
  });

  it('put no line into the cart of another shop', () => {
    const scene = stage({ guest: [line(1, 1)] });
    scene.vm.remove(key(1));
    scene.vm.add(line(2, 1, { shop: 5 }));
    scene.takeBacks[0]?.();
    expect([held(scene), scene.vm.shop]).toEqual([{ '2|': 1 }, 5]);
  });

  it('return to the first state after undoing every step', () => {
    const step = fc.tuple(
      fc.constantFrom('add', 'set', 'remove', 'clear'),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 4 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { vm } = stage({ guest: [line(1, 1), line(2, 2)] });
        for (const [kind, stock, quantity] of steps) {
          if (kind === 'add') vm.add(line(stock, quantity));
          else if (kind === 'set') vm.setQuantity(key(stock), quantity);
          else if (kind === 'remove') vm.remove(key(stock));
          else vm.clear();
        }
        const end = quantitiesOf(vm.lines);
        for (const _ of steps) vm.edits.undo();
        expect(quantitiesOf(vm.lines)).toEqual({ '1|': 1, '2|': 2 });
        for (const _ of steps) vm.edits.redo();
        expect(quantitiesOf(vm.lines)).toEqual(end);
      }),
    );
  });
});

describe('LOCALE-5 amounts and names follow the currency and the language', () => {
  const prices = (lines: readonly CartLine[]) => lines.map((each) => each.item.price.total);

  it('look the lines up again', async () => {
    const { vm, choose, speak, shop } = stage({ guest: [line(1, 2), line(2, 1)] });
    choose(2, 3);
    await settled();
    expect([prices(vm.lines), vm.total]).toEqual([[money(300, 2), money(600, 2)], money(1200, 2)]);
    shop.gone = 2;
    speak('de');
    await settled();
    expect(vm.lines.map(({ stockId: stock }) => stock)).toEqual([1]);
  });

  it('settle on the last choice, in whatever order the shop answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 2, max: 4 }),
        fc.boolean(),
        async (scheduler, times, changes) => {
          const { vm, choose } = stage({ guest: [line(1, 1)], asking: () => scheduler.schedule(Promise.resolve()) });
          for (let rate = 2; rate <= times + 1; rate++) choose(rate, rate);
          if (changes) vm.setQuantity(key(1), 3);
          await scheduler.waitIdle();
          expect([vm.count, vm.total]).toEqual([changes ? 3 : 1, money((changes ? 3 : 1) * (times + 1) * 100, 2)]);
        },
      ),
    );
  });

  it('keep the lines when the shop does not answer', async () => {
    const scene = stage({ guest: [line(1, 2)] });
    scene.shop.isDown = true;
    scene.choose(2, 3);
    await settled();
    expect(held(scene)).toEqual({ '1|': 2 });
  });

  it('look up a cart in another currency before a line of the current one joins it', async () => {
    const scene = stage({ guest: [line(1, 1)] });
    Object.assign(scene.shop, { rate: 100, scale: 0 });
    scene.vm.add(line(2, 1, { rate: 100, scale: 0 }));
    scene.vm.add(line(3, 1, { rate: 100, scale: 0 }));
    await settled();
    expect([held(scene), scene.vm.total]).toEqual([{ '1|': 1, '2|': 1, '3|': 1 }, money(610, 0)]);
  });

  it('edit a line in an old currency after looking it up', async () => {
    const scene = stage({ guest: [line(1, 1), line(2, 1)] });
    Object.assign(scene.shop, { rate: 100, scale: 0 });
    scene.vm.edit(line(2, 4, { rate: 100, scale: 0 }), key(2));
    await settled();
    expect(held(scene)).toEqual({ '1|': 1, '2|': 4 });
  });

  it.each([undefined, 7])('restore no amount in another currency (user %s)', async (user) => {
    const scene = stage(
      user === undefined ? { guest: [line(1, 1), line(2, 1)] } : { user, held: [line(1, 1), line(2, 1)] },
    );
    await settled();
    scene.vm.remove(key(2));
    await settled();
    scene.choose(2, 100, 0);
    await settled();
    scene.takeBacks[0]?.();
    scene.vm.edits.undo();
    await settled();
    expect([held(scene), scene.vm.total?.scale]).toEqual([{ '1|': 1 }, 0]);
  });

  it('reload the server’s cart for a signed-in customer', async () => {
    const scene = stage({ user: 7, held: [line(1, 2)] });
    await settled();
    scene.choose(2, 3);
    await settled();
    expect([scene.server.calls, scene.vm.total]).toEqual([['load', 'load'], money(600, 2)]);
  });
});

describe('CART-4 opening', () => {
  it('is ready for a guest at once, for a customer when the server has answered', async () => {
    expect([stage().vm.isReady, stage().vm.cart]).toEqual([true, emptyCart]);
    const network = gate();
    const { vm } = stage({ user: 7, held: [line(1, 2)], travel: network.pass });
    await settled();
    expect([vm.isReady, vm.isEmpty]).toEqual([false, true]);
    await network.open();
    await network.open();
    expect([vm.isReady, quantities(vm.cart), vm.userCart?.total]).toEqual([true, { '1|': 2 }, money(200, 2)]);
  });
});
