import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { shopId } from '@domain/kernel/ids.ts';
import { UsualPlaces } from '@app/features/usual/usual-places.ts';
import { settled, unreachable } from '../orders/stage.ts';
import { gone, person, same, stage, type Ordered } from './stage.ts';

const three: readonly Ordered[] = [
  { id: 3, at: 1, rows: [same(1, 2)] },
  { id: 2, at: 2, rows: [gone(1)] },
  { id: 1, at: 3, rows: [same(2, 1)] },
];
const idsOf = (vm: { readonly offers: readonly { readonly order: { readonly id: number } }[] }) =>
  vm.offers.map(({ order }) => order.id);

describe('ORDER-8f usual orders in view', () => {
  it('are two on the home page, without those of which nothing can be ordered', async () => {
    const { create } = stage({ orders: three });
    const vm = create();
    const stop = vm.activate();
    await settled();
    expect(idsOf(vm)).toEqual([3]);
    stop();
  });

  it('of a shop are known at once from the home page, and asked for otherwise', async () => {
    const { create, calls } = stage({ orders: three });
    const home = create();
    const stop = home.activate();
    await settled();
    expect(idsOf(create(shopId(1)))).toEqual([3]);
    const other = create(shopId(3));
    expect(idsOf(other)).toEqual([]);
    const stopOther = other.activate();
    await settled();
    expect([idsOf(other), calls]).toEqual([[1], [undefined, 3]]);
    stop();
    stopOther();
  });

  it('of a shop are no other shop’s, however many the home page knows', async () => {
    const orders = [
      { id: 3, at: 1, rows: [same(1, 2)] },
      { id: 2, at: 2, rows: [same(2, 1)] },
    ];
    const { create } = stage({ orders });
    const home = create();
    const stop = home.activate();
    await settled();
    expect([home, create(shopId(1)), create(shopId(2))].map(idsOf)).toEqual([[3, 2], [3], [2]]);
    stop();
  });

  it('are shown to nobody else, neither after signing out nor to the next account', async () => {
    const { create, session, cache } = stage({ orders: three });
    const vm = create();
    const stop = vm.activate();
    await settled();
    runInAction(() => (session.user = undefined));
    expect(idsOf(vm)).toEqual([]);
    runInAction(() => (session.user = person(8)));
    expect(idsOf(vm)).toEqual([]);
    expect(idsOf(create())).toEqual([]);
    // Their key is that of orders, which are forgotten with the session.
    expect(cache.known(['orders', 'usual']).length).toBe(1);
    stop();
  });

  it('are asked for again after a failure, of the server or of what the orders cost today', async () => {
    for (const failing of [{ ask: unreachable }, { look: unreachable }] as { ask?: never; look?: never }[]) {
      const { create, calls } = stage({ orders: three, failing });
      const first = create();
      const stop = first.activate();
      await settled();
      expect(idsOf(first)).toEqual([]);
      stop();
      delete failing.ask;
      delete failing.look;
      const second = create();
      const stopSecond = second.activate();
      await settled();
      expect([idsOf(second), calls.length]).toEqual([[3], 2]);
      stopSecond();
    }
  });

  it('have one place on a page: whichever takes it first, until it is left', () => {
    const places = new UsualPlaces();
    const [upper, lower] = [{}, {}];
    expect([places.take(shopId(1), upper), places.take(shopId(1), lower)]).toEqual([true, false]);
    places.leave(shopId(1), lower);
    expect(places.take(shopId(1), lower)).toBe(false);
    places.leave(shopId(1), upper);
    expect(places.take(shopId(1), lower)).toBe(true);
    expect(places.take(shopId(2), upper)).toBe(true);
  });
});
