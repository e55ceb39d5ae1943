import { describe, expect, it } from 'vitest';
import type { ShopDirectory } from '@domain/catalog/index.ts';
import type { Uuid } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { createDataCache } from '@app/data/index.ts';
import { createCatalogQueries } from '@app/features/catalog/index.ts';
import { LikedPageViewModel } from '@app/features/liked-page/liked-page.view-model.ts';
import { LikedViewModel } from '@app/features/liked/index.ts';
import { shop, uuidOf } from '../search/goods.ts';
import { settled } from '../search/stage.ts';

const stage = (uuids: readonly Uuid[], isDown: () => boolean = () => false) => {
  const liked = createLiveValue(uuids);
  const asked: (readonly Uuid[])[] = [];
  const toasts: { readonly text: string; readonly undo: () => void }[] = [];
  const shops = {
    byUuids: (wanted: readonly Uuid[]) => {
      asked.push(wanted);
      // Shops that are gone are left out.
      return Promise.resolve(
        isDown()
          ? err({ kind: 'unreachable' } as const)
          : ok([1, 2, 3].map((id) => shop(id)).filter(({ uuid }) => wanted.includes(uuid))),
      );
    },
  } as Partial<ShopDirectory> as ShopDirectory;
  const vm = new LikedPageViewModel({
    cache: createDataCache(),
    queries: createCatalogQueries({ shops, products: {} as never, scope: () => [] }),
    liked,
    toasts: { show: (_, text, action) => void toasts.push({ text, undo: () => action?.run() }) },
    translate: ((key: string, { shop: name }: { readonly shop?: string } = {}) =>
      `${key} ${name ?? ''}`.trim()) as never,
  });
  return { vm, liked, asked, toasts };
};
const ids = (vm: LikedPageViewModel): readonly number[] => vm.items.map(({ id }) => id);

describe('CATALOG-3 liked shops', () => {
  it('are unknown on the server and until the device storage was read (ROUTE-3)', async () => {
    const { vm, asked } = stage([uuidOf(1)]);
    expect([(await vm.prepare()).kind, vm.isPending, asked]).toEqual(['ready', true, []]);
  });

  it('load by their uuids, without removed ones', async () => {
    const { vm, asked } = stage([uuidOf(3), uuidOf(9), uuidOf(1)]);
    const stop = vm.activate();
    expect(vm.isPending).toBe(true);
    await settled();
    expect([vm.isPending, ids(vm), asked.length]).toEqual([false, [1, 3], 1]);
    stop();
  });

  it('request nothing when there are none', async () => {
    const { vm, asked } = stage([]);
    const stop = vm.activate();
    await settled();
    expect([vm.isPending, ids(vm), asked]).toEqual([false, [], []]);
    stop();
  });

  it('leave the list at once, and return to their position on undo', async () => {
    const { vm, liked, toasts } = stage([uuidOf(1), uuidOf(2)]);
    const stop = vm.activate();
    await settled();
    new LikedViewModel({ liked }).toggle(uuidOf(1));
    expect([ids(vm), toasts.map(({ text }) => text)]).toEqual([[2], ['liked.removed Shop 1']]);
    toasts[0]?.undo();
    expect([ids(vm), liked.read()]).toEqual([
      [1, 2],
      [uuidOf(1), uuidOf(2)],
    ]);
    stop();
  });

  it('are cleared without a toast when signing out', async () => {
    const { vm, liked, toasts } = stage([uuidOf(1), uuidOf(2)]);
    const stop = vm.activate();
    await settled();
    liked.write([]);
    expect([ids(vm), toasts]).toEqual([[], []]);
    stop();
  });

  it('report why loading failed, and retry', async () => {
    let isDown = true;
    const { vm } = stage([uuidOf(1)], () => isDown);
    const stop = vm.activate();
    await settled();
    expect([vm.shops?.failure?.kind, vm.isPending]).toEqual(['unreachable', false]);
    isDown = false;
    vm.shops?.reload();
    await settled();
    expect(ids(vm)).toEqual([1]);
    stop();
  });

  it('can be activated again after deactivation', async () => {
    const { vm, liked, toasts } = stage([uuidOf(1), uuidOf(2)]);
    vm.activate()();
    const stop = vm.activate();
    await settled();
    new LikedViewModel({ liked }).toggle(uuidOf(2));
    expect([ids(vm), toasts.length]).toEqual([[1], 1]);
    stop();
  });
});
