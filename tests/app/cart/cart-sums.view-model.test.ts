import { describe, expect, it } from 'vitest';
import { lineKey } from '@domain/cart/index.ts';
import { decimal, money, noMoney } from '@domain/pricing/index.ts';
import { line } from './cart-server.ts';
import { gate, settled, stage } from './stage.ts';
import { HOME, sumsOf } from './sums-stage.ts';

const open = async (
  cart: Parameters<typeof stage>[0] = { guest: [line(1, 2)] },
  given: Parameters<typeof sumsOf>[1] = {},
) => {
  const scene = stage(cart);
  const sums = sumsOf(scene.vm, given);
  const stop = sums.vm.activate();
  await settled();
  return { ...scene, ...sums, cart: scene.vm, stop };
};

describe('CART-13 the sums of a cart', () => {
  it('are those of the server for a guest’s lines at the chosen address', async () => {
    const { vm, asked } = await open();
    expect([asked, vm.shown?.totals.total, vm.shown?.totals.delivery, vm.isPending]).toEqual([
      ['lines of shop 1: 2 × 1'],
      money(200 + 252 + 100, 2),
      money(252, 2),
      false,
    ]);
  });

  it('are the server cart’s once a customer is signed in and every edit is confirmed', async () => {
    const { vm, asked, cart } = await open({ user: 7, held: [line(1, 2)] });
    expect(asked.at(-1)).toMatch(/^cart \d+$/);
    const before = asked.length;
    cart.setQuantity(lineKey(line(1, 2)), 5);
    expect([vm.isPending, vm.shown?.totals.price]).toEqual([true, money(200, 2)]);
    await settled();
    expect([asked.length, vm.isPending, vm.shown?.totals.price]).toEqual([before + 1, false, money(500, 2)]);
  });

  it('stay until the next ones arrive, and ignore answers to earlier carts', async () => {
    const answers = gate();
    const { vm, cart } = await open(undefined, { answering: answers.pass });
    await answers.open();
    cart.setQuantity(lineKey(line(1, 2)), 3);
    await settled();
    cart.setQuantity(lineKey(line(1, 2)), 4);
    await settled();
    expect([vm.isPending, vm.shown?.totals.price]).toEqual([true, money(200, 2)]);
    await answers.open(1);
    await answers.open(0);
    expect([vm.isPending, vm.shown?.totals.price]).toEqual([false, money(400, 2)]);
  });

  it('follow the address', async () => {
    const { vm, moveTo } = await open(undefined, { address: undefined });
    expect([vm.lacksDelivery, vm.shown?.totals.total]).toEqual([true, money(300, 2)]);
    moveTo(HOME);
    await settled();
    expect([vm.lacksDelivery, vm.shown?.totals.total]).toEqual([false, money(552, 2)]);
  });

  it('contain no delivery fee if the shop charges none', async () => {
    const free = { deliveryFee: { base: noMoney(2), perKm: noMoney(2) } };
    const { vm } = await open(undefined, { address: undefined, shop: free });
    expect(vm.lacksDelivery).toBe(false);
  });

  it('are shown at once by the same rules, then replaced by the server’s answer', async () => {
    const answers = gate();
    const shop = {
      location: HOME.location,
      deliveryFee: { base: money(252, 2), perKm: noMoney(2) },
      taxPercent: decimal('0'),
    };
    const { vm, cart } = await open(undefined, { answering: answers.pass, serviceFee: '1', shop });
    expect([vm.isPending, vm.isOld, vm.totals?.total]).toEqual([true, false, money(552, 2)]);
    const estimated = vm.totals;
    await answers.open();
    expect([vm.isPending, vm.totals]).toEqual([false, estimated]);
    cart.setQuantity(lineKey(line(1, 2)), 3);
    expect([vm.isPending, vm.isOld, vm.totals?.total]).toEqual([true, false, money(652, 2)]);
  });

  it('CART-12 keep the discount of a recipe, which only the server knows, until its next answer', async () => {
    const totals = { recipeDiscount: money(30, 2), total: money(522, 2) };
    const { vm, cart } = await open(undefined, { serviceFee: '1', totals, shop: { location: HOME.location } });
    cart.setQuantity(lineKey(line(1, 2)), 3);
    expect([vm.isOld, vm.totals?.total]).toEqual([true, money(522, 2)]);
  });

  it('are unknown if the server cannot calculate them, and known again with the next change', async () => {
    const { vm, server, cart } = await open(undefined, { failure: { kind: 'unreachable' } });
    expect([vm.shown, vm.failure, vm.isPending]).toEqual([undefined, { kind: 'unreachable' }, false]);
    server.failure = undefined;
    cart.setQuantity(lineKey(line(1, 2)), 3);
    await settled();
    expect([vm.shown?.totals.price, vm.failure]).toEqual([money(300, 2), undefined]);
  });

  it('disappear with the last line', async () => {
    const { vm, cart } = await open();
    cart.clear();
    await settled();
    expect([vm.shown, vm.shop, vm.isPending]).toEqual([undefined, undefined, false]);
  });

  it('are requested once for all views, and not without any', async () => {
    const { vm, asked, cart, stop } = await open();
    const second = vm.activate();
    stop();
    cart.setQuantity(lineKey(line(1, 2)), 3);
    await settled();
    second();
    cart.setQuantity(lineKey(line(1, 2)), 4);
    await settled();
    expect(asked).toHaveLength(2);
  });
});

describe('LOCALE-5 the sums in a new currency', () => {
  it('are unknown until the server has answered, never those of the earlier currency', async () => {
    const answers = gate();
    const { vm, switchTo } = await open({ guest: [line(1, 4)] }, { answering: answers.pass });
    await answers.open();
    expect(vm.shown).toBeDefined();
    switchTo(2);
    await settled();
    expect([vm.shown, vm.isPending]).toEqual([undefined, true]);
    await answers.open();
    expect([vm.shown !== undefined, vm.isPending]).toEqual([true, false]);
  });
});

describe('CART-13 the minimum order', () => {
  it.each([
    [400, undefined],
    [401, money(1, 2)],
  ])('compares the price of the items to the minor unit with %i', async (minimum, missing) => {
    const { vm } = await open({ guest: [line(1, 4)] }, { shop: { minimum: money(minimum, 2) } });
    expect(vm.towardsMinimum).toEqual({ price: money(400, 2), minimum: money(minimum, 2), missing });
  });

  it('is not shown for a shop without a minimum', async () => {
    const { vm } = await open(undefined, { shop: { minimum: noMoney(2) } });
    expect(vm.towardsMinimum).toBeUndefined();
  });
});
