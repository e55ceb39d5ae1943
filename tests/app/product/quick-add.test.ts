import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import type { ProductDetail } from '@domain/catalog/index.ts';
import { QuickAdd } from '@app/features/product/index.ts';
import { gate, settled } from '../cart/stage.ts';
import { line, quantities } from '../cart/cart-server.ts';
import { bun, coffee, stage } from './stage.ts';

const quickAdd = (product: ProductDetail, given: Parameters<typeof stage>[1] = {}) => {
  const scene = stage(product, given);
  const went: string[] = [];
  const toasts: string[] = [];
  const vm = new QuickAdd({
    dietary: { load: () => undefined, advice: undefined },
    cache: scene.cache,
    queries: scene.queries,
    cart: scene.cart,
    navigator: { go: (path) => void went.push(path) },
    toasts: { show: (kind, text) => void toasts.push(`${kind}: ${text}`) },
    translate: ((key: string, values?: { readonly count?: number }) =>
      values?.count === undefined ? key : `${key} ${values.count}`) as never,
  });
  return { ...scene, vm, went, toasts };
};

describe('CART-2 the quick-add button of a card', () => {
  it('adds a product without choices, one press one piece', async () => {
    const { vm, cart, went } = quickAdd(bun());
    await vm.add(bun());
    await vm.add(bun());
    expect([quantities(cart.cart), went]).toEqual([{ '9|': 2 }, []]);
  });

  it('starts with the minimum quantity', async () => {
    const product = bun(9, { min: 3, max: 9 });
    const { vm, cart } = quickAdd(product);
    await vm.add(product);
    expect(cart.count).toBe(3);
    await vm.add(product);
    expect(cart.count).toBe(4);
  });

  it('opens the sheet of a product with choices', async () => {
    const { vm, cart, went } = quickAdd(coffee);
    await vm.add(coffee);
    expect([cart.isEmpty, went]).toEqual([true, [`/shop/1?product=${coffee.uuid}`]]);
  });

  it.each([
    [bun(1), 'warning: product.no_more 1'],
    [bun(9, { min: 1, max: 1 }), 'warning: cart.at_most 1'],
  ])('CART-7 says that no more are available', async (product, text) => {
    const { vm, cart, toasts } = quickAdd(product);
    await vm.add(product);
    await vm.add(product);
    expect([cart.count, toasts]).toEqual([1, [text]]);
  });

  it('is busy for its product while loading, and ignores presses meanwhile', async () => {
    const network = gate();
    const { vm, cart, answer, queries, cache } = quickAdd(bun());
    const slow = {
      ...queries,
      product: () => ({
        key: ['slow'],
        load: async () => {
          answer.asked += 1;
          await network.pass();
          return answer.now;
        },
      }),
    };
    const patient = new QuickAdd({
      dietary: { load: () => undefined, advice: undefined },
      cache,
      queries: slow,
      cart,
      navigator: { go: () => {} },
      toasts: { show: () => {} },
      translate: ((key: string) => key) as never,
    });
    const adding = [patient.add(bun()), patient.add(bun())];
    expect([patient.isAdding(bun().uuid), patient.isAdding(coffee.uuid), vm.isAdding(bun().uuid)]).toEqual([
      true,
      false,
      false,
    ]);
    await settled();
    await network.open();
    await Promise.all(adding);
    expect([patient.isAdding(bun().uuid), cart.count, answer.asked]).toEqual([false, 1, 1]);
  });

  it('says why adding failed, and adds on the next press', async () => {
    const { vm, cart, answer, toasts } = quickAdd(bun());
    answer.now = err({ kind: 'unreachable' });
    await vm.add(bun());
    expect([cart.isEmpty, toasts.length, vm.isAdding(bun().uuid)]).toEqual([true, 1, false]);
    answer.now = ok(bun());
    await vm.add(bun());
    expect(cart.count).toBe(1);
  });

  it('CART-3 asks before it replaces the cart of another shop', async () => {
    const { vm, cart } = quickAdd(bun(), { guest: [line(1, 1, { shop: 5 })] });
    await vm.add(bun());
    expect([cart.question?.kind, cart.shop]).toEqual(['add', 5]);
  });
});
