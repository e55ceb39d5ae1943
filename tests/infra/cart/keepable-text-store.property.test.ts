import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeepableTextStore } from '@infra/cart/keepable-text-store.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';

const storage = () => {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (name: string) => texts.get(name),
    set: (name: string, text: string) => void texts.set(name, text),
    remove: (name: string) => void texts.delete(name),
  };
};
const shelves = (device = storage()) => {
  const tab = storage();
  return {
    tab,
    device,
    open: () =>
      createKeepableTextStore({
        tab: textStoreOf(tab, 'cart'),
        device: textStoreOf(device, 'cart'),
        choice: textStoreOf(device, 'keep-cart'),
      }),
  };
};
const stepArb = fc.oneof(
  fc.string({ minLength: 1 }).map((text) => ({ kind: 'set' as const, text })),
  fc.constant({ kind: 'remove' as const }),
  fc.boolean().map((wanted) => ({ kind: 'keep' as const, wanted })),
);

describe('CART-6 the stored guest cart', () => {
  it('stays off the device unless the customer opts in', () => {
    const { tab, device, open } = shelves();
    open().set('cart');
    expect([tab.texts.get('cart'), device.texts.size, open().get()]).toEqual(['cart', 0, 'cart']);
    tab.texts.clear();
    expect(open().get()).toBeUndefined();
  });

  it('is restored in the next tab while the customer opts in, and deleted from the device otherwise', () => {
    fc.assert(
      fc.property(fc.array(stepArb), (steps) => {
        const here = shelves();
        const store = here.open();
        let text: string | undefined;
        for (const step of steps) {
          if (step.kind === 'set') store.set((text = step.text));
          else if (step.kind === 'keep') store.keep(step.wanted);
          else {
            store.remove();
            text = undefined;
          }
        }
        const wanted = steps.findLast((step) => step.kind === 'keep')?.wanted ?? false;
        const nextTab = shelves(here.device).open();
        expect([store.get(), store.isKept(), nextTab.get()]).toEqual([text, wanted, wanted ? text : undefined]);
        if (!wanted) expect(here.device.texts.size).toBe(0);
      }),
    );
  });
});
