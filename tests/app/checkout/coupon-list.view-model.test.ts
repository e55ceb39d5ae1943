import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { shopId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { decimal } from '@domain/pricing/index.ts';
import { CouponListViewModel } from '@app/features/checkout/coupon-list.view-model.ts';
import { sampleQuote } from '../../domain/pricing/sample-quote.data.ts';
import { couponCheckout, FIVER, RIDE, shownOf, TENTH } from './coupon-list-stage.ts';
import { settled, unreachable } from './stage.ts';

const listOf = async (given: Parameters<typeof couponCheckout>[0] = {}) => {
  const scene = couponCheckout(given);
  const vm = new CouponListViewModel(scene.deps, scene.checkout);
  const stop = vm.activate();
  await settled();
  const offered = () => vm.fitting.map(({ code, saving }) => [code, saving.minor]);
  return { ...scene, vm, stop, offered };
};

describe('ORDER-1g the codes to choose from at checkout', () => {
  it('have what each saves on the shown total, the largest saving first', async () => {
    const { offered, put } = await listOf();
    expect(offered()).toEqual([
      ['FIVER', 500],
      ['TENTH', 295],
      ['RIDE', 286],
    ]);
    const pickup = { ...sampleQuote, lines: sampleQuote.lines.filter(({ kind }) => kind !== 'delivery') };
    put({ shown: shownOf(pickup) });
    expect(offered()).toEqual([
      ['FIVER', 500],
      ['TENTH', 295],
    ]);
  });

  it('are none without a total that its parts prove', async () => {
    for (const shown of [undefined, shownOf(undefined), shownOf(sampleQuote, false)])
      expect((await listOf({ shown })).offered()).toEqual([]);
  });

  it('are none where they fail to load', async () => {
    expect((await listOf({ load: () => Promise.resolve(err(unreachable)) })).offered()).toEqual([]);
  });

  it('are asked for only where the server lists them', async () => {
    const settings = observable.box(false);
    const { asked, offered } = await listOf({ isListed: () => settings.get() });
    expect(asked).toEqual([]);
    runInAction(() => settings.set(true));
    await settled();
    expect([asked, offered().length]).toEqual([[shopId(1)], 3]);
  });

  it('are those of the cart’s shop, in whatever order the answers arrive', async () => {
    const answers = new Map<number, (value: ReturnType<typeof ok<readonly (typeof TENTH)[]>>) => void>();
    const { put, offered } = await listOf({
      load: (shop) => new Promise((resolve) => answers.set(Number(shop), resolve)),
    });
    put({ shop: shopId(2) });
    answers.get(2)?.(ok([TENTH]));
    answers.get(1)?.(ok([FIVER]));
    await settled();
    expect(offered()).toEqual([['TENTH', 295]]);
    put({ shop: undefined });
    expect(offered()).toEqual([]);
  });

  it('stop following the cart when the page is left', async () => {
    const { stop, put, asked } = await listOf();
    stop();
    put({ shop: shopId(2) });
    expect(asked).toEqual([shopId(1)]);
  });
});

describe('ORDER-1i one tap on a listed code', () => {
  it('applies it, replaces another, and removes it', async () => {
    const { vm, state } = await listOf({ load: () => Promise.resolve(ok([RIDE, { ...TENTH, amount: decimal(20) }])) });
    const [tenth, ride] = vm.fitting;
    if (!tenth || !ride) throw new Error('Two codes fit');
    vm.press(ride);
    expect([state.applied, vm.isApplied(ride), vm.isApplied(tenth)]).toEqual(['RIDE', true, false]);
    vm.press(tenth);
    expect(state.applied).toBe('TENTH');
    vm.press(tenth);
    expect(state.applied).toBeUndefined();
  });
});
