import { describe, expect, it } from 'vitest';
import { noChoices, type CheckoutChoices } from '@domain/checkout/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { CheckoutFormViewModel } from '@app/features/checkout/checkout-form.view-model.ts';

const stage = (stored: Partial<CheckoutChoices>, shop?: number) => {
  const choices = createLiveValue<CheckoutChoices>({ ...noChoices, ...stored });
  const at = shop === undefined ? undefined : shopId(shop);
  return { choices, form: new CheckoutFormViewModel({ choices, shop: () => at, defaultTip: () => 10 }) };
};
const earlier = { shopId: shopId(1), coupon: 'LUNCH', phone: '31612345678', paymentTag: 'cash', note: 'Ring twice' };

describe('ORDER-1 the choices of an order', () => {
  it('made for another shop are dropped by the first choice for this one', () => {
    const { form, choices } = stage(earlier, 2);
    form.choose({ note: 'Blue door' });
    expect(choices.read()).toMatchObject({ shopId: 2, coupon: undefined, phone: '31612345678', note: 'Blue door' });
  });

  it('stay with the shop they were made for, and wait for a cart that is not known yet', () => {
    for (const shop of [1, undefined]) {
      const { form, choices } = stage(earlier, shop);
      form.choose({ note: 'Blue door' });
      expect(choices.read()).toMatchObject({ ...earlier, note: 'Blue door' });
    }
  });

  it('change one part of the handover and keep the rest', () => {
    const { form, choices } = stage({ handover: { ...noChoices.handover, place: 'door' } as never }, 1);
    form.chooseHandover({ note: 'Leave it' } as never);
    expect(choices.read().handover).toEqual({ ...noChoices.handover, place: 'door', note: 'Leave it' });
  });

  it('start with the default tip', () => {
    const { form, choices } = stage(earlier);
    form.openShop(shopId(2));
    expect(choices.read().tip).toEqual({ kind: 'percent', percent: '10' });
  });

  it('are followed while somebody looks', () => {
    const { form, choices } = stage(earlier, 1);
    const stop = form.follow();
    form.choose({ note: 'Blue door' });
    expect(form.choices.note).toBe('Blue door');
    stop();
    choices.write(noChoices);
    expect(form.choices.note).toBe('Blue door');
  });

  it('of one order are gone after it; how it is delivered and paid stays', () => {
    const { form, choices } = stage({ ...earlier, fulfilment: 'pickup' }, 1);
    form.clearOrder();
    expect(choices.read()).toEqual({
      ...noChoices,
      fulfilment: 'pickup',
      phone: '31612345678',
      paymentTag: 'cash',
    });
  });
});
