import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { cartOf, type AsideReader } from '@domain/cart/index.ts';
import { userId } from '@domain/kernel/ids.ts';
import { createStoredPutAside } from '@infra/cart/stored-put-aside.adapter.ts';
import { PutAsideViewModel } from '@app/features/cart/put-aside.view-model.ts';
import { line } from './cart-server.ts';
import { stage } from './stage.ts';

const TODAY = '2026-03-04';

/** A guest with two of a dish of shop 1; shop 5 sells another. */
const scene = () => {
  const { vm } = stage({ guest: [line(1, 2)] });
  const reader = observable<AsideReader>({ owner: undefined, day: TODAY });
  const said: string[] = [];
  const shop = { isDown: false };
  let text: string | undefined;
  const open = () =>
    new PutAsideViewModel({
      cart: vm,
      store: createStoredPutAside({
        store: { get: () => text, set: (next) => void (text = next), remove: () => void (text = undefined) },
      }),
      reader: () => ({ ...reader }),
      lookUp: async (cart) => (shop.isDown ? undefined : cart),
      shopTitle: async () => 'Forno Rosso',
      say: (what) => void said.push(what),
    });
  const aside = open();
  const replace = (): void => {
    aside.keep('Levant Kitchen');
    vm.edits.change(cartOf([line(2, 1, { shop: 5 })]));
  };
  const held = () => [vm.shop, vm.count];
  return { vm, aside, open, reader, said, shop, replace, held };
};

describe('CART-3d the replaced cart', () => {
  it('comes back in exchange for the cart that replaced it, which can be undone', async () => {
    const { vm, aside, said, replace, held } = scene();
    replace();
    expect(aside.aside?.shopTitle).toBe('Levant Kitchen');
    await aside.putBack();
    expect([held(), aside.aside?.shopTitle, said]).toEqual([[1, 2], 'Forno Rosso', ['back']]);
    await aside.putBack();
    expect(held()).toEqual([5, 1]);
    vm.edits.undo();
    expect(held()).toEqual([1, 2]);
  });

  it('survives a reload, but neither the day nor a change of the account', () => {
    const { open, reader, replace } = scene();
    replace();
    const reloaded = open();
    expect(reloaded.aside?.shopTitle).toBe('Levant Kitchen');
    for (const other of [{ owner: userId(7) }, { owner: undefined, day: '2026-03-05' }]) {
      runInAction(() => Object.assign(reader, other));
      expect(reloaded.aside).toBeUndefined();
    }
  });

  it('stays aside where the shop cannot be asked', async () => {
    const { aside, shop, said, replace, held } = scene();
    replace();
    shop.isDown = true;
    await aside.putBack();
    expect([held(), aside.aside?.shopTitle, said]).toEqual([[5, 1], 'Levant Kitchen', ['failed']]);
  });

  it('is not offered beside a cart of its own shop', () => {
    const { vm, aside, replace } = scene();
    replace();
    vm.edits.undo();
    expect(aside.aside).toBeUndefined();
  });
});
