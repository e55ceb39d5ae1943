import type { CartKeeping } from '@domain/cart/index.ts';
import type { TextStore } from '../drivers/browser/stored-value.ts';

type Stores = {
  /** Storage that is cleared when the tab closes. */
  readonly tab: TextStore;
  /** Storage that outlives the tab. */
  readonly device: TextStore;
  /** Storage of the customer's choice. */
  readonly choice: TextStore;
};

/** CART-6: stores a text in the tab, and also on the device while the customer wants that. */
export const createKeepableTextStore = ({ tab, device, choice }: Stores): TextStore & CartKeeping => {
  const isKept = (): boolean => choice.get() !== undefined;
  return {
    get: () => tab.get() ?? device.get(),
    set: (text) => {
      tab.set(text);
      if (isKept()) device.set(text);
    },
    remove: () => {
      tab.remove();
      device.remove();
    },
    isKept,
    keep: (wanted) => {
      if (!wanted) return [choice, device].forEach((store) => store.remove());
      choice.set('1');
      const text = tab.get();
      if (text !== undefined) device.set(text);
    },
  };
};
