import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '@domain/kernel/result.ts';
import { COUPON_LIST, COUPON_LIST_DEPS } from '@app/features/checkout/coupon-list.tokens.ts';
import { CouponList } from '@app/features/checkout/coupon-list.view.tsx';
import { Coupons } from '@app/features/checkout/coupons.view.tsx';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { couponCheckout } from './coupon-list-stage.ts';
import { settled } from './stage.ts';

const show = async (given: Parameters<typeof couponCheckout>[0] = {}) => {
  const scene = couponCheckout(given);
  render(<CouponList vm={scene.checkout} />, { services: [...viewServices, bound(COUPON_LIST_DEPS, scene.deps)] });
  await act(settled);
  return scene;
};
const buttons = () => within(screen.getByRole('region', { name: 'Codes for this order' })).getAllByRole('button');
const spoken = () =>
  buttons().map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')]);

describe('ORDER-1i the codes to choose from on screen', () => {
  it('are buttons that tell what each saves, and which is applied', async () => {
    const { state } = await show();
    expect(spoken()).toEqual([
      ['Use FIVER, saves $5.00', 'false'],
      ['Use TENTH, saves $2.95', 'false'],
      ['Use RIDE, saves $2.86', 'false'],
    ]);
    const tenth = screen.getByRole('button', { name: 'Use TENTH, saves $2.95' });
    fireEvent.click(tenth);
    expect([state.applied, tenth.getAttribute('aria-pressed'), tenth.textContent]).toEqual([
      'TENTH',
      'true',
      'TENTHsaves $2.95Applied',
    ]);
    expect(spoken().filter(([, isPressed]) => isPressed === 'true')).toHaveLength(1);
    fireEvent.click(tenth);
    expect([state.applied, tenth.textContent]).toEqual([undefined, 'TENTHsaves $2.95Use']);
  });

  it('stand below the field for a code, which they fill in', async () => {
    const scene = couponCheckout();
    const field = { ...scene.checkout.coupon, text: '', failure: undefined, isChecking: false };
    render(<Coupons vm={{ ...scene.checkout, coupon: field } as never} />, {
      services: [...viewServices, bound(COUPON_LIST_DEPS, scene.deps), bound(COUPON_LIST, CouponList)],
    });
    await act(settled);
    const code = screen.getByRole('textbox', { name: 'Promo code' });
    const follows = code.compareDocumentPosition(buttons()[0] ?? code) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are not there while no code fits', async () => {
    await show({ load: () => Promise.resolve(ok([])) });
    expect([screen.queryByRole('region'), screen.queryByRole('button')]).toEqual([null, null]);
  });
});
