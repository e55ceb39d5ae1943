import { describe, expect, it } from 'vitest';
import { lineRef } from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import type { ProductDetail } from '@domain/catalog/index.ts';
import { ProductViewModel } from '@app/features/product/product.view-model.ts';
import { quantities } from '../cart/cart-server.ts';
import { settled } from '../cart/stage.ts';
import { bun, coffee, cup, MILK, SIZE, stage, syrup } from './stage.ts';

const opened = async (product: ProductDetail = coffee, scene = stage(product), editing?: string) => {
  const vm = new ProductViewModel(
    { cache: scene.cache, queries: scene.queries, cart: scene.cart },
    product.uuid,
    editing as never,
  );
  const stop = vm.activate();
  await settled();
  return { ...scene, vm, stop };
};

describe('CART-8 required choices', () => {
  it('are missing until chosen; only then can the product be added', async () => {
    const { vm, cart } = await opened();
    expect([vm.missing, vm.stock, vm.wasTried]).toEqual([[SIZE.id, MILK.id], undefined, false]);
    expect([vm.submit(), vm.wasTried, cart.isEmpty]).toEqual([undefined, true, true]);
    vm.choose(SIZE.id, SIZE.large);
    expect(vm.missing).toEqual([MILK.id]);
    vm.choose(MILK.id, MILK.cow);
    expect([vm.submit()?.ok, cart.lines.map(({ stockId: stock, item }) => [stock, item.options])]).toEqual([
      true,
      [[2, 'Large, Cow']],
    ]);
  });

  it('say which values are unavailable, and which not in combination', async () => {
    const { vm } = await opened();
    const available = () =>
      vm.groups.map(({ values }) =>
        values.map(({ value, isAvailable, difference }) => [value.value, isAvailable, difference?.minor]),
      );
    expect(available()).toEqual([
      [
        ['Small', true, 0],
        ['Large', true, 100],
      ],
      [
        ['Cow', true, 0],
        ['Oat', false, 50],
      ],
    ]);
    vm.choose(SIZE.id, SIZE.large);
    expect(available()[1]).toEqual([
      ['Cow', true, 0],
      ['Oat', false, undefined],
    ]);
  });

  it('are preselected if only one is left', async () => {
    const { vm, cart } = await opened(bun());
    expect([vm.missing, vm.submit()?.ok, cart.count]).toEqual([[], true, 1]);
  });
});

describe('CART-8 the price on the button', () => {
  it('is the lowest until a choice is made, then that of the choice with its extras, times the quantity', async () => {
    const { vm } = await opened();
    expect([vm.total, vm.lowest]).toEqual([
      money(310, 2),
      { amount: money(310, 2), discount: money(0, 2), varies: true },
    ]);
    vm.choose(SIZE.id, SIZE.large);
    vm.choose(MILK.id, MILK.cow);
    expect(vm.total).toEqual(money(410, 2));
    vm.setAddon(syrup, 2);
    expect(vm.total).toEqual(money(510, 2));
    vm.more();
    // Two coffees, two cups, and the syrup once for the line.
    expect(vm.total).toEqual(money(920, 2));
  });

  it('equals the cart’s', async () => {
    const { vm, cart } = await opened();
    vm.choose(SIZE.id, SIZE.small);
    vm.choose(MILK.id, MILK.cow);
    vm.setAddon(syrup, 1);
    vm.more();
    const said = vm.total;
    vm.submit();
    expect([cart.total, said]).toEqual([said, money(670, 2)]);
  });
});

describe('CART-8 extras', () => {
  it('stay within their own limits', async () => {
    const { vm } = await opened();
    vm.setAddon(syrup, 9);
    expect(vm.countOf(syrup.stockId)).toBe(2);
    vm.setAddon(syrup, -1);
    expect(vm.countOf(syrup.stockId)).toBe(0);
  });

  it('are removed when the chosen variant does not offer them', async () => {
    const { vm } = await opened();
    vm.setAddon(syrup, 2);
    vm.choose(SIZE.id, SIZE.small);
    expect(vm.countOf(syrup.stockId)).toBe(2);
    vm.choose(MILK.id, MILK.oat);
    expect([vm.offers.map(({ title }) => title), vm.countOf(syrup.stockId)]).toEqual([['Cup'], 0]);
  });

  it('make another line of the same dish; mandatory ones do not', async () => {
    const { vm, cart } = await opened();
    vm.choose(SIZE.id, SIZE.small);
    vm.choose(MILK.id, MILK.cow);
    vm.submit();
    vm.setAddon(syrup, 1);
    vm.submit();
    expect(quantities(cart.cart)).toEqual({ '1|': 1, '1|51x1': 1 });
    expect(
      cart.lines.every(({ addons }) => addons.some((addon) => addon.stockId === cup.stockId && addon.quantity === 1)),
    ).toBe(true);
  });
});

describe('CART-7 limits', () => {
  it('start at the minimum and end at the supply', async () => {
    const { vm } = await opened(bun(4, { min: 2, max: 10 }));
    expect(vm.quantity).toBe(2);
    vm.less();
    expect(vm.quantity).toBe(2);
    for (let press = 0; press < 5; press++) vm.more();
    expect([vm.quantity, vm.limitedBy]).toEqual([4, 'stock']);
    vm.less();
    expect([vm.quantity, vm.limitedBy]).toEqual([3, undefined]);
  });

  it('reduce the quantity for a variant with a smaller supply', async () => {
    const { vm } = await opened();
    vm.choose(MILK.id, MILK.cow);
    vm.choose(SIZE.id, SIZE.small);
    for (let press = 0; press < 4; press++) vm.more();
    expect(vm.quantity).toBe(5);
    vm.choose(SIZE.id, SIZE.large);
    expect([vm.quantity, vm.limitedBy]).toEqual([3, 'stock']);
  });

  it('count the quantity in the cart, and say so', async () => {
    const { vm, cart, told } = await opened(bun(4));
    for (let press = 0; press < 2; press++) vm.more();
    vm.submit();
    vm.submit();
    expect([cart.count, told]).toEqual([4, ['added', 'only 4 of Bun: stock', 'added']]);
    vm.submit();
    expect([cart.count, told.slice(3)]).toEqual([4, ['only 4 of Bun: stock']]);
  });

  it('block the sale of what is sold out, or whose supply is below the minimum', async () => {
    for (const product of [bun(0), bun(1, { min: 2, max: 10 })]) {
      const { vm, cart } = await opened(product);
      expect([vm.isSoldOut, vm.submit(), cart.isEmpty]).toEqual([true, undefined, true]);
    }
  });

  it('report that only the chosen variant is sold out', async () => {
    const { vm, cart } = await opened();
    expect(vm.isSoldOut).toBe(false);
    vm.choose(SIZE.id, SIZE.small);
    vm.choose(MILK.id, MILK.oat);
    expect([vm.isSoldOut, vm.submit(), cart.isEmpty]).toEqual([true, undefined, true]);
  });
});

describe('CART-8 changing a line of the cart', () => {
  const editing = async () => {
    const scene = stage(coffee);
    const first = await opened(coffee, scene);
    first.vm.choose(SIZE.id, SIZE.small);
    first.vm.choose(MILK.id, MILK.cow);
    first.vm.setAddon(syrup, 2);
    first.vm.more();
    first.vm.submit();
    const [line] = scene.cart.lines;
    if (!line) throw new Error('No line');
    return opened(coffee, scene, lineRef(line));
  };

  it('starts with the choices of the line', async () => {
    const { vm } = await editing();
    expect([vm.stock?.id, vm.quantity, vm.countOf(syrup.stockId), vm.missing]).toEqual([1, 2, 2, []]);
  });

  it('replaces the line in place', async () => {
    const { vm, cart } = await editing();
    vm.choose(SIZE.id, SIZE.large);
    vm.setAddon(syrup, 0);
    vm.more();
    vm.submit();
    expect(quantities(cart.cart)).toEqual({ '2|': 3 });
  });

  it('adds a line when the old one was removed meanwhile', async () => {
    const { vm, cart } = await editing();
    cart.clear();
    vm.submit();
    expect(quantities(cart.cart)).toEqual({ '1|51x2': 2 });
  });
});

describe('L10 a product that fails to load', () => {
  it('says why, and loads on retry, with nothing chosen', async () => {
    const scene = stage(coffee);
    scene.answer.now = err({ kind: 'unreachable' });
    const { vm } = await opened(coffee, scene);
    expect([vm.detail.failure, vm.product, vm.total, vm.isSoldOut, vm.submit()]).toEqual([
      { kind: 'unreachable' },
      undefined,
      undefined,
      false,
      undefined,
    ]);
    scene.answer.now = ok(coffee);
    vm.detail.reload();
    await settled();
    expect([vm.detail.failure, vm.missing]).toEqual([undefined, [SIZE.id, MILK.id]]);
  });

  it('keeps the choices when it reloads', async () => {
    const { vm, answer } = await opened();
    vm.choose(SIZE.id, SIZE.small);
    vm.choose(MILK.id, MILK.cow);
    vm.more();
    answer.now = ok({ ...coffee, stocks: coffee.stocks.map((stock) => ({ ...stock, available: 9 })) });
    vm.detail.reload();
    await settled();
    expect([vm.stock?.id, vm.stock?.available, vm.quantity]).toEqual([stockId(1), 9, 2]);
  });
});

describe('CATALOG-5 the declaration of diets and allergens', () => {
  const declared = (contains: 'milk' | 'nuts' | 'soybeans') => ({ contains: [contains], mayContain: [], diets: [] });
  const withNuts = { ...syrup, dietary: declared('nuts') };
  const dish: ProductDetail = {
    ...bun(),
    dietary: declared('milk'),
    stocks: bun().stocks.map((stock) => ({ ...stock, addons: [withNuts, { ...cup, dietary: declared('soybeans') }] })),
  };

  it('covers the dish, its mandatory add-ons and the chosen ones, while they are chosen', async () => {
    const { vm } = await opened(dish);
    const allergens = () => vm.dietary?.contains.toSorted();
    expect(allergens()).toEqual(['milk', 'soybeans']);
    vm.setAddon(withNuts, 1);
    expect(allergens()).toEqual(['milk', 'nuts', 'soybeans']);
    vm.setAddon(withNuts, 0);
    expect(allergens()).toEqual(['milk', 'soybeans']);
  });

  it('is unknown as soon as one part is', async () => {
    const { vm } = await opened({ ...dish, stocks: bun().stocks.map((stock) => ({ ...stock, addons: [syrup] })) });
    expect(vm.dietary?.contains).toEqual(['milk']);
    vm.setAddon(syrup, 1);
    expect(vm.dietary).toBe(undefined);
  });
});
