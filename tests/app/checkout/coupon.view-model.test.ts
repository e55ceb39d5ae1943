import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { Coupons } from '@domain/orders/index.ts';
import { CouponViewModel } from '@app/features/checkout/coupon.view-model.ts';
import { settled, unreachable } from './stage.ts';

const couponOf = (check: Coupons['check'], delay: () => Promise<void> = () => Promise.resolve()) => {
  let applied: string | undefined;
  const vm = new CouponViewModel({
    coupons: { check },
    delay,
    shop: () => shopId(1),
    applied: () => applied,
    apply: (code) => {
      applied = code;
    },
  });
  return { vm, applied: () => applied };
};

const known: Coupons['check'] = (code) =>
  Promise.resolve(code.startsWith('WARM') ? ok({ code }) : err({ kind: 'unknown' }));

describe('ORDER-1 a promo code', () => {
  it('L16 applies the last typed code, in whatever order the answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('WARM5', 'WARM10', 'COLD', ''), { minLength: 1, maxLength: 6 }),
        async (scheduler, typed) => {
          const { vm, applied } = couponOf(scheduler.scheduleFunction(known), () =>
            scheduler.schedule(Promise.resolve()),
          );
          for (const text of typed) {
            vm.type(text);
            if (scheduler.count() > 1) await scheduler.waitOne();
          }
          await scheduler.waitIdle();
          const last = typed.at(-1) ?? '';
          expect(applied()).toBe(last.startsWith('WARM') ? last : undefined);
          expect(vm.failure).toEqual(last === 'COLD' ? { kind: 'unknown' } : undefined);
          expect(vm.isChecking).toBe(false);
        },
      ),
    );
  });

  it('is no longer applied once its text changes', async () => {
    const { vm, applied } = couponOf(known);
    vm.type('WARM5');
    await settled();
    expect(applied()).toBe('WARM5');
    vm.type('WARM5x');
    expect(applied()).toBeUndefined();
  });

  it('is removed with one press, also while it is being checked', async () => {
    const { vm, applied } = couponOf(known);
    vm.type('WARM5');
    vm.remove();
    await settled();
    expect([applied(), vm.text]).toEqual([undefined, '']);
  });

  it('is checked at once with Enter', async () => {
    const { vm, applied } = couponOf(known, () => new Promise(() => {}));
    vm.type('WARM5');
    vm.commit();
    await settled();
    expect(applied()).toBe('WARM5');
  });

  it('is checked without the spaces around it, which alone are no code', async () => {
    const asked: string[] = [];
    const { vm } = couponOf((code) => {
      asked.push(code);
      return known(code, shopId(1));
    });
    for (const text of [' WARM5 ', '   ']) {
      vm.type(text);
      vm.commit();
      await settled();
    }
    expect(asked).toEqual(['WARM5']);
  });

  it('ORDER-1i from the list is applied at once, and taken back with its reason if it is refused', async () => {
    let answer: (outcome: Awaited<ReturnType<Coupons['check']>>) => void = () => {};
    const { vm, applied } = couponOf(() => new Promise((resolve) => (answer = resolve)));
    vm.use('WARM5');
    expect([applied(), vm.isEditing]).toEqual(['WARM5', false]);
    answer(ok({ code: 'WARM5' }));
    await settled();
    expect([applied(), vm.failure]).toEqual(['WARM5', undefined]);
    vm.use('WARM10');
    answer(err({ kind: 'expired' }));
    await settled();
    expect([applied(), vm.text, vm.failure]).toEqual([undefined, 'WARM10', { kind: 'expired' }]);
  });

  it('says why it is not valid', async () => {
    for (const failure of [
      { kind: 'expired' as const },
      { kind: 'used' as const },
      { kind: 'invalid' as const },
      unreachable,
    ]) {
      const { vm, applied } = couponOf(() => Promise.resolve(err(failure)));
      vm.type('WARM5');
      await settled();
      expect([vm.failure, applied()]).toEqual([failure, undefined]);
    }
  });
});
