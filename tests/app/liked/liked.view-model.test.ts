import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { LikedViewModel } from '@app/features/liked/index.ts';
import { uuidOf } from '../search/goods.ts';

it('CATALOG-3 renders no heart again when the storage holds what is shown already', () => {
  const liked = createLiveValue([uuidOf(1)]);
  const vm = new LikedViewModel({ liked });
  let renders = 0;
  const stop = autorun(() => void (renders += vm.isLiked(uuidOf(2)) ? 100 : 1));
  const end = vm.activate();
  expect([vm.isLiked(uuidOf(1)), renders]).toEqual([true, 2]);
  liked.write([uuidOf(1)]);
  expect(renders).toBe(2);
  vm.toggle(uuidOf(2));
  expect([vm.isLiked(uuidOf(2)), renders]).toEqual([true, 102]);
  end();
  stop();
});
