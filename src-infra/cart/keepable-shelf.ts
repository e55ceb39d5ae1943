import type { CartKeeping } from '@domain/cart/index.ts';
import type { TextShelf } from '../drivers/browser/stored-value.ts';

type Shelves = {
  /** Forgets when the tab closes. */
  readonly tab: TextShelf;
  /** Stays on the device. */
  readonly device: TextShelf;
  /** Where the customer's choice stands. */
  readonly choice: TextShelf;
};

/** CART-6: a text rests in the tab, and on the device as well as long as the customer wants it there. */
export const createKeepableShelf = ({ tab, device, choice }: Shelves): TextShelf & CartKeeping => {
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
      if (!wanted) return [choice, device].forEach((shelf) => shelf.remove());
      choice.set('1');
      const text = tab.get();
      if (text !== undefined) device.set(text);
    },
  };
};
