import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeepableShelf } from '@infra/cart/keepable-shelf.ts';
import { shelfOf } from '@infra/drivers/browser/stored-value.ts';

const storage = () => {
  const texts = new Map<string, string>();
  return { texts, get: (name: string) => texts.get(name), set: (name: string, text: string) => void texts.set(name, text), remove: (name: string) => void texts.delete(name) };
};
const shelves = (device = storage()) => {
  const tab = storage();
  return { tab, device, open: () => createKeepableShelf({ tab: shelfOf(tab, 'cart'), device: shelfOf(device, 'cart'), choice: shelfOf(device, 'keep-cart') }) };
};
const stepArb = fc.oneof(fc.string({ minLength: 1 }).map((text) => ({ kind: 'set' as const, text })), fc.constant({ kind: 'remove' as const }), fc.boolean().map((wanted) => ({ kind: 'keep' as const, wanted })));

describe('CART-6 where the guest cart rests', () => {
  it('leaves nothing on the device unless the customer has said so', () => {
    const { tab, device, open } = shelves();
    open().set('cart');
    expect([tab.texts.get('cart'), device.texts.size, open().get()]).toEqual(['cart', 0, 'cart']);
    tab.texts.clear();
    expect(open().get()).toBeUndefined();
  });

  it('is there for the next tab as long as the customer wants, and gone from the device once not', () => {
    fc.assert(
      fc.property(fc.array(stepArb), (steps) => {
        const here = shelves();
        const shelf = here.open();
        let text: string | undefined;
        for (const step of steps) {
          if (step.kind === 'set') shelf.set((text = step.text));
          else if (step.kind === 'keep') shelf.keep(step.wanted);
          else {
            shelf.remove();
            text = undefined;
          }
        }
        const wanted = steps.findLast((step) => step.kind === 'keep')?.wanted ?? false;
        const nextTab = shelves(here.device).open();
        expect([shelf.get(), shelf.isKept(), nextTab.get()]).toEqual([text, wanted, wanted ? text : undefined]);
        if (!wanted) expect(here.device.texts.size).toBe(0);
      }),
    );
  });
});
