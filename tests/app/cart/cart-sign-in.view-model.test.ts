import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartOf, isEmptyCart, lineKey } from '@domain/cart/index.ts';
import { shopId, stockId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { CartViewModel } from '@app/features/cart/index.ts';
import { line, quantities } from './cart-server.ts';
import { gate, sessionOf, settled, stage } from './stage.ts';

const key = (stock: number) => lineKey(line(stock, 1));
type Scene = ReturnType<typeof stage>;
const held = ({ vm }: Scene) => quantities(vm.cart);
const guestHeld = ({ guest }: Scene) => quantities(guest.read());

const signedIn = async (given: Parameters<typeof stage>[0] = {}) => {
  const scene = stage({ user: 7, ...given });
  await settled();
  return scene;
};

describe('CART-4 signing in', () => {
  it('merges the guest’s cart and shows the server’s', async () => {
    const scene = stage({ guest: [line(1, 2), line(3, 1)], held: [line(1, 1)] });
    scene.signIn();
    await settled();
    expect([held(scene), scene.server.quantities, guestHeld(scene)]).toEqual([
      { '1|': 3, '3|': 1 },
      { '1|': 3, '3|': 1 },
      {},
    ]);
    expect([scene.vm.userCart?.total, scene.vm.total, scene.vm.isSettled]).toEqual([
      money(610, 2),
      money(610, 2),
      true,
    ]);
  });

  it('reports lines of it that are not available', async () => {
    const scene = stage({ guest: [line(1, 4, { available: 3 })] });
    scene.signIn();
    await settled();
    expect([held(scene), scene.told]).toEqual([{ '1|': 3 }, ['only 3 of Dish 1: stock']]);
  });

  it('keeps lines that are added during the merge', async () => {
    const network = gate();
    const scene = stage({ user: 7, held: [line(1, 1)], travel: network.pass });
    await settled();
    scene.vm.add(line(2, 2));
    while (network.count > 0) await network.open();
    expect([held(scene), scene.server.quantities, guestHeld(scene)]).toEqual([
      { '1|': 1, '2|': 2 },
      { '1|': 1, '2|': 2 },
      {},
    ]);
  });

  it('L16 merges everything once, whatever requests fail and however often it is retried', async () => {
    const act = fc.constantFrom('in', 'out', 'add', 'refresh', 'turn', 'turn');
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(act, { maxLength: 10 }),
        fc.array(fc.constantFrom('answered' as const, 'lost' as const, 'unreachable' as const), { maxLength: 4 }),
        fc.boolean(),
        async (scheduler, acts, fates, remembers) => {
          const travel = () => scheduler.schedule(Promise.resolve());
          const scene = stage({
            guest: [line(1, 2)],
            held: [line(1, 1), line(2, 1)],
            travel,
            fetching: travel,
            fates,
            remembers,
          });
          let added = 0;
          for (const each of acts) {
            if (each === 'in') scene.signIn();
            // Once it is live a session that ends leaves with the guest what no answer confirmed; until then nothing
            // was sent twice.
            if (each === 'out' && scene.vm.userCart === undefined) scene.signOut();
            if (each === 'add' && scene.vm.userCart === undefined && scene.vm.add(line(3, 1)).ok) added += 1;
            if (each === 'refresh') void scene.vm.refresh();
            if (each === 'turn' && scheduler.count() > 0) await scheduler.waitOne();
            await settled();
          }
          await scheduler.waitIdle();
          scene.server.meet();
          scene.signIn();
          void scene.vm.refresh();
          await scheduler.waitIdle();
          await settled();
          expect(held(scene)).toEqual({ '1|': 3, '2|': 1, ...(added > 0 && { '3|': added }) });
          expect([scene.server.quantities, guestHeld(scene)]).toEqual([held(scene), {}]);
        },
      ),
    );
  });

  it('shows a failure, keeps the guest’s cart, and recovers when it is refreshed', async () => {
    const scene = stage({ guest: [line(1, 2)], fates: ['unreachable'] });
    scene.signIn();
    await settled();
    expect([scene.vm.failure, scene.vm.isReady, held(scene), scene.told]).toEqual([
      { kind: 'unreachable' },
      true,
      { '1|': 2 },
      ['failed: unreachable'],
    ]);
    await scene.vm.refresh();
    expect([scene.vm.failure, held(scene), scene.server.quantities]).toEqual([undefined, { '1|': 2 }, { '1|': 2 }]);
  });

  it('recovers after the code of the server’s cart failed to load', async () => {
    let tries = 0;
    const scene = stage({
      user: 7,
      held: [line(1, 1)],
      fetching: () => (tries++ === 0 ? Promise.reject(new Error('No such chunk')) : Promise.resolve()),
    });
    await settled();
    expect([scene.vm.failure, scene.vm.isReady]).toEqual([{ kind: 'unreachable' }, true]);
    await scene.vm.refresh();
    expect([scene.vm.failure, held(scene)]).toEqual([undefined, { '1|': 1 }]);
  });

  it('ERROR-6 shows the cached cart while the server is unreachable, and the server’s own afterwards', async () => {
    const scene = await signedIn({ held: [line(1, 2)], fates: ['unreachable'], remembers: true });
    expect([held(scene), scene.vm.failure, scene.vm.isReady, scene.told]).toEqual([{ '1|': 2 }, undefined, true, []]);
    scene.server.put(shopId(1), [{ stockId: stockId(1), quantity: 5, addons: [] }]);
    await scene.vm.refresh();
    expect(held(scene)).toEqual({ '1|': 5 });
  });

  it('ERROR-6 keeps the guest’s cart on screen rather than a cached one', async () => {
    const scene = stage({ guest: [line(2, 1)], held: [line(1, 2)], fates: ['unreachable'], remembers: true });
    scene.signIn();
    await settled();
    expect([held(scene), scene.vm.failure]).toEqual([{ '2|': 1 }, { kind: 'unreachable' }]);
    await scene.vm.refresh();
    expect(held(scene)).toEqual({ '1|': 2, '2|': 1 });
  });

  it('ERROR-6 reverts a change that cannot be sent, and reports it', async () => {
    const scene = await signedIn({
      held: [line(1, 2)],
      fates: ['unreachable', 'unreachable', 'unreachable'],
      remembers: true,
    });
    scene.vm.setQuantity(key(1), 9);
    await settled();
    expect([held(scene), scene.told.at(-1), scene.server.quantities]).toEqual([
      { '1|': 2 },
      'failed: unreachable',
      { '1|': 2 },
    ]);
  });

  it('clears a failure when its session ends', async () => {
    const scene = await signedIn({ fates: ['unreachable'] });
    scene.signOut();
    expect(scene.vm.failure).toBeUndefined();
  });

  it('hands over once when the same customer signs in again before the first answer', async () => {
    const network = gate();
    const scene = stage({ guest: [line(1, 2)], held: [line(1, 1)], travel: network.pass });
    scene.signIn();
    await settled();
    scene.signOut();
    scene.signIn();
    await settled();
    await network.open();
    await network.open(1);
    if (network.count > 1) await network.open(1);
    await network.open();
    if (network.count > 1) await network.open(1);
    while (network.count > 0) await network.open();
    expect([held(scene), scene.server.quantities]).toEqual([{ '1|': 3 }, { '1|': 3 }]);
  });

  it('shows the cart of the customer who signed in last', async () => {
    const code = gate();
    const scene = stage({ guest: [line(1, 1)], fetching: code.pass });
    scene.signIn(7);
    scene.signOut();
    scene.signIn(7);
    await settled();
    expect(code.count).toBe(2);
    await code.open(1);
    await code.open();
    expect([held(scene), scene.server.quantities, scene.server.calls]).toEqual([
      { '1|': 1 },
      { '1|': 1 },
      ['load', 'insert 1×1'],
    ]);
  });
});

describe('CART-4 a customer’s cart', () => {
  it('shows every change at once and is settled when the server has confirmed it', async () => {
    const network = gate();
    const scene = stage({ user: 7, held: [line(1, 1)], travel: network.pass });
    await settled();
    while (network.count > 0) await network.open();
    scene.vm.setQuantity(key(1), 3);
    expect([scene.vm.isSettled, scene.vm.total]).toEqual([false, money(300, 2)]);
    const waiting = scene.vm.settled();
    await settled();
    while (network.count > 0) await network.open();
    await waiting;
    expect([scene.vm.isSettled, scene.server.quantities]).toEqual([true, { '1|': 3 }]);
  });

  it('restores the server’s cart with a message when a change is refused', async () => {
    const scene = await signedIn({ held: [line(1, 1)] });
    scene.server.meet('refused');
    scene.vm.setQuantity(key(1), 3);
    await settled();
    expect([held(scene), scene.vm.isSettled, scene.told]).toEqual([
      { '1|': 1 },
      true,
      ['3 of Dish 1', 'failed: rejected'],
    ]);
  });

  it('CART-9 undoes on the server, too', async () => {
    const scene = await signedIn({ held: [line(1, 1), line(2, 2)] });
    scene.vm.clear();
    await settled();
    expect([scene.server.quantities, scene.server.calls.at(-1)]).toEqual([{}, 'remove']);
    scene.takeBacks[0]?.();
    await settled();
    expect([scene.server.quantities, held(scene)]).toEqual([
      { '1|': 1, '2|': 2 },
      { '1|': 1, '2|': 2 },
    ]);
  });

  it('CART-3 starts over with another shop’s product on request', async () => {
    const scene = await signedIn({ held: [line(1, 1)] });
    scene.vm.add(line(2, 1, { shop: 5 }));
    await scene.vm.answer(true);
    await settled();
    expect([scene.server.cart()?.shopId, scene.server.quantities, scene.server.calls.slice(1)]).toEqual([
      5,
      { '2|': 1 },
      ['remove', 'insert 1×2'],
    ]);
  });

  it('is empty at once after an order, without undo', async () => {
    const scene = await signedIn({ held: [line(1, 2)] });
    scene.vm.setQuantity(key(1), 3);
    await settled();
    scene.server.clear();
    scene.vm.placed();
    expect([scene.vm.isEmpty, scene.vm.userCart]).toEqual([true, undefined]);
    scene.vm.edits.undo();
    await settled();
    expect([scene.vm.isEmpty, scene.server.quantities]).toEqual([true, {}]);
  });

  it('CART-12 lists the server’s free lines apart from the customer’s own', async () => {
    const scene = await signedIn({ held: [line(1, 2)] });
    const { userCart } = scene.vm;
    const [member] = userCart?.members ?? [];
    const free = member?.lines[0] && { ...member.lines[0], isBonus: true, detailId: 9 };
    scene.server.carts.load = () =>
      Promise.resolve({
        ok: true,
        value: userCart && member && free && { ...userCart, members: [{ ...member, lines: [...member.lines, free] }] },
      });
    await scene.vm.refresh();
    expect([held(scene), scene.vm.bonusLines.map(({ detailId }) => detailId)]).toEqual([{ '1|': 2 }, [9]]);
  });
});

describe('CART-4 the end of a session', () => {
  it('leaves unconfirmed lines to the guest, for the next sign-in', async () => {
    const network = gate();
    const scene = stage({ user: 7, held: [line(1, 1)], travel: network.pass });
    await settled();
    while (network.count > 0) await network.open();
    scene.vm.setQuantity(key(1), 3);
    scene.vm.add(line(2, 1));
    scene.signOut();
    expect([held(scene), guestHeld(scene), scene.vm.userCart, scene.vm.isSettled]).toEqual([
      { '1|': 2, '2|': 1 },
      { '1|': 2, '2|': 1 },
      undefined,
      true,
    ]);
    await settled();
    scene.signIn();
    await settled();
    while (network.count > 0) await network.open();
    expect([held(scene), guestHeld(scene)]).toEqual([{ '1|': 3, '2|': 1 }, {}]);
  });

  it('leaves nothing behind that the server has confirmed', async () => {
    const scene = await signedIn({ held: [line(1, 1)] });
    scene.signOut();
    expect([scene.vm.isEmpty, isEmptyCart(scene.guest.read())]).toEqual([true, true]);
  });

  it('keeps a guest’s cart that was not merged yet', async () => {
    const scene = stage({ guest: [line(1, 1)], fates: ['unreachable'] });
    scene.signIn();
    await settled();
    scene.signOut();
    expect(guestHeld(scene)).toEqual({ '1|': 1 });
  });

  it('serves the next customer with their own cart', async () => {
    const scene = await signedIn({ held: [line(1, 1)] });
    scene.server.clear();
    scene.server.put(shopId(1), [{ stockId: stockId(2), quantity: 4, addons: [] }]);
    scene.sessions.write(sessionOf(8));
    await settled();
    expect(held(scene)).toEqual({ '2|': 4 });
  });

  it('is ready for the guest when the first read was refused', async () => {
    const network = gate();
    const scene = stage({ user: 7, travel: network.pass });
    await settled();
    scene.signOut();
    expect([
      scene.vm.isReady,
      scene.vm instanceof CartViewModel,
      cartOf([]) === scene.vm.cart || scene.vm.isEmpty,
    ]).toEqual([true, true, true]);
  });
});
