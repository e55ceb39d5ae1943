import { describe, expect, it } from 'vitest';
import { cartLines, lineAt, lineKey } from '@domain/cart/index.ts';
import { shopId, stockId } from '@domain/kernel/ids.ts';
import { line, quantities } from './cart-server.ts';
import { gate, settled, stage } from './stage.ts';

type Scene = ReturnType<typeof stage>;
const held = ({ vm }: Scene) => [vm.shop, quantities(vm.cart)];
const atServer = ({ server }: Scene) => [server.cart()?.shopId, server.quantities];
const saved = line(1, 2);
const here = line(2, 1, { shop: 5 });

describe('CART-4 two carts at sign-in', () => {
  const asked = async () => {
    const scene = stage({ guest: [here], held: [saved] });
    scene.signIn();
    await settled();
    return scene;
  };

  it('asks which one to keep, and deletes neither until then', async () => {
    const scene = await asked();
    expect(scene.vm.question).toMatchObject({ kind: 'guest-cart', server: { shopId: 1 }, here: undefined });
    expect([held(scene), quantities(scene.guest.read()), atServer(scene)]).toEqual([
      [5, { '2|': 1 }],
      { '2|': 1 },
      [1, { '1|': 2 }],
    ]);
  });

  it('keeps the new one on request', async () => {
    const scene = await asked();
    await scene.vm.answer(true);
    expect([scene.vm.question, held(scene), atServer(scene), quantities(scene.guest.read())]).toEqual([
      undefined,
      [5, { '2|': 1 }],
      [5, { '2|': 1 }],
      {},
    ]);
  });

  it('keeps the saved one on request', async () => {
    const scene = await asked();
    await scene.vm.answer(false);
    expect([scene.vm.question, held(scene), atServer(scene), quantities(scene.guest.read())]).toEqual([
      undefined,
      [1, { '1|': 2 }],
      [1, { '1|': 2 }],
      {},
    ]);
  });

  it('asks again if the saved one could not be removed, and keeps both', async () => {
    const scene = await asked();
    scene.server.meet('unreachable');
    await scene.vm.answer(true);
    expect([scene.vm.question?.kind, scene.told.at(-1), held(scene), atServer(scene)]).toEqual([
      'guest-cart',
      'failed: unreachable',
      [5, { '2|': 1 }],
      [1, { '1|': 2 }],
    ]);
    await scene.vm.answer(true);
    expect(atServer(scene)).toEqual([5, { '2|': 1 }]);
  });

  it('keeps the new one even if another device has removed the saved one meanwhile', async () => {
    const scene = await asked();
    scene.server.clear();
    await scene.vm.answer(true);
    expect([held(scene), atServer(scene), scene.told]).toEqual([[5, { '2|': 1 }], [5, { '2|': 1 }], []]);
  });

  it('asks nothing after signing out', async () => {
    const scene = await asked();
    scene.signOut();
    expect([scene.vm.question, held(scene)]).toEqual([undefined, [5, { '2|': 1 }]]);
    await scene.vm.answer(true);
    expect(atServer(scene)).toEqual([1, { '1|': 2 }]);
  });
});

describe('CART-4 two carts in the middle of a session', () => {
  /** Another device has started a cart in shop 1 when this one adds something of shop 5. */
  const asked = async (given: Parameters<typeof stage>[0] = {}) => {
    const scene = stage({ user: 7, ...given });
    await settled();
    scene.server.put(shopId(1), [{ stockId: stockId(1), quantity: 2, addons: [] }]);
    scene.vm.add(here);
    await settled();
    return scene;
  };

  it('asks which one to keep, and deletes neither until then', async () => {
    const scene = await asked();
    expect(scene.vm.question).toMatchObject({ kind: 'guest-cart', server: { shopId: 1 } });
    expect([held(scene), atServer(scene), scene.vm.isSettled]).toEqual([[5, { '2|': 1 }], [1, { '1|': 2 }], false]);
  });

  it('keeps the new one on request', async () => {
    const scene = await asked();
    await scene.vm.answer(true);
    await settled();
    expect([scene.vm.question, held(scene), atServer(scene), scene.vm.isSettled]).toEqual([
      undefined,
      [5, { '2|': 1 }],
      [5, { '2|': 1 }],
      true,
    ]);
  });

  it('keeps the saved one on request, and shows it at once', async () => {
    const network = gate();
    let isSlow = false;
    const scene = await asked({ travel: () => (isSlow ? network.pass() : Promise.resolve()) });
    isSlow = true;
    void scene.vm.answer(false);
    expect([scene.vm.question, held(scene)]).toEqual([undefined, [1, { '1|': 2 }]]);
    await settled();
    while (network.count > 0) await network.open();
    expect([held(scene), atServer(scene), scene.vm.isSettled]).toEqual([[1, { '1|': 2 }], [1, { '1|': 2 }], true]);
  });

  it('changes neither before the answer, whatever else is edited or read', async () => {
    const scene = await asked();
    scene.vm.add(line(3, 1, { shop: 5 }));
    await scene.vm.refresh();
    await settled();
    expect([held(scene), atServer(scene), scene.vm.question?.kind]).toEqual([
      [5, { '2|': 1, '3|': 1 }],
      [1, { '1|': 2 }],
      'guest-cart',
    ]);
    await scene.vm.answer(true);
    await settled();
    expect([held(scene), atServer(scene)]).toEqual([
      [5, { '2|': 1, '3|': 1 }],
      [5, { '2|': 1, '3|': 1 }],
    ]);
  });

  it('asks again when the saved one could not be removed', async () => {
    const scene = await asked();
    scene.server.meet('unreachable');
    await scene.vm.answer(true);
    expect([scene.vm.question?.kind, held(scene), atServer(scene)]).toEqual([
      'guest-cart',
      [5, { '2|': 1 }],
      [1, { '1|': 2 }],
    ]);
    await scene.vm.answer(false);
    expect([scene.vm.question, held(scene)]).toEqual([undefined, [1, { '1|': 2 }]]);
  });

  it('leaves the new one to the guest when the session ends before the answer', async () => {
    const scene = await asked();
    scene.signOut();
    expect([held(scene), quantities(scene.guest.read()), atServer(scene)]).toEqual([
      [5, { '2|': 1 }],
      { '2|': 1 },
      [1, { '1|': 2 }],
    ]);
    scene.signIn();
    await settled();
    expect(scene.vm.question).toMatchObject({ kind: 'guest-cart', here: undefined });
  });

  it('asks first about a product added to a cart on screen', async () => {
    const scene = await asked();
    scene.vm.add(saved);
    expect(scene.vm.question).toEqual({ kind: 'add', line: saved });
    await scene.vm.answer(false);
    expect([scene.vm.question?.kind, lineAt(scene.vm.cart, lineKey(here))?.quantity]).toEqual(['guest-cart', 1]);
  });

  it('asks on the next page, and leaves nothing behind when this one is visible again', async () => {
    const scene = await asked();
    scene.visible.write(false);
    expect([quantities(scene.guest.read()), scene.memory.read()?.shop]).toEqual([{ '2|': 1 }, 5]);
    const next = stage({ user: 7, guest: cartLines(scene.guest.read()), held: [saved], plan: scene.memory.read() });
    await settled();
    expect(next.vm.question).toMatchObject({ kind: 'guest-cart', server: { shopId: 1 }, here: undefined });
    expect([held(next), atServer(next)]).toEqual([
      [5, { '2|': 1 }],
      [1, { '1|': 2 }],
    ]);
    scene.visible.write(true);
    expect([quantities(scene.guest.read()), scene.memory.read(), held(scene)]).toEqual([
      {},
      undefined,
      [5, { '2|': 1 }],
    ]);
  });

  it('does not double lines that replaced the saved cart while the page was unloading', async () => {
    const scene = await asked();
    scene.visible.write(false);
    const next = stage({ user: 7, guest: cartLines(scene.guest.read()), held: [here], plan: scene.memory.read() });
    await settled();
    expect([held(next), atServer(next), next.vm.question]).toEqual([[5, { '2|': 1 }], [5, { '2|': 1 }], undefined]);
  });
});
