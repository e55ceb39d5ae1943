import { act, fireEvent, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { shopId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { CouponField } from '@app/features/checkout/coupon-field.view.tsx';
import { CouponViewModel } from '@app/features/checkout/coupon.view-model.ts';
import { render } from '../render.tsx';
import { settled } from './stage.ts';

const show = () => {
  const asked: string[] = [];
  const applied = observable.box<string | undefined>(undefined);
  const vm = new CouponViewModel({
    coupons: {
      check: (code) => {
        asked.push(code);
        return Promise.resolve(code === 'WARM5' ? ok({ code }) : err({ kind: 'unknown' as const }));
      },
    },
    // Typing alone never checks within these tests.
    delay: () => new Promise(() => {}),
    shop: () => shopId(1),
    applied: () => applied.get(),
    apply: (code) => runInAction(() => applied.set(code)),
  });
  render(<CouponField vm={vm} />);
  return { asked, vm };
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

describe('ORDER-1 the promo code on screen', () => {
  it('is applied by its button, which gives the focus to the one that removes it', async () => {
    const { asked } = show();
    type('WARM5');
    await press('Apply');
    expect(asked).toEqual(['WARM5']);
    expect(screen.getByRole('status').textContent).toBe('Code WARM5 applied');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
    await press('Remove');
    expect([document.activeElement, field().value]).toEqual([field(), '']);
  });

  it('is applied by Enter, which sends no form', async () => {
    const { asked } = show();
    type('WARM5');
    const isSent = fireEvent.keyDown(field(), { key: 'Enter' });
    await act(settled);
    expect([isSent, asked]).toEqual([false, ['WARM5']]);
    expect(screen.getByRole('status').textContent).toBe('Code WARM5 applied');
  });

  it('says why a code is refused, and focuses the field', async () => {
    show();
    type('COLD');
    await press('Apply');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('We do not know this code.');
    expect(field().value).toBe('COLD');
  });

  it('focuses the empty field instead of checking nothing', async () => {
    const { asked } = show();
    await press('Apply');
    expect([asked, document.activeElement]).toEqual([[], field()]);
  });
});
