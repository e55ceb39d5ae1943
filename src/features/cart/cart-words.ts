import type { TFunction } from 'i18next';
import { cartTotals, type Cart, type CartLine, type HandOverLimit } from '@domain/cart/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

type Deps = {
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly currency: Pick<CurrencyViewModel, 'text'>;
  readonly translate: TFunction;
};

type Limit = Pick<HandOverLimit, 'title' | 'given' | 'reason'>;

/** How the cart tells what happened: aloud for every change, on screen for what can be taken back and what went wrong. */
export interface CartWords {
  added(cart: Cart): void;
  changed(line: CartLine, cart: Cart): void;
  removed(line: CartLine, takeBack: () => void): void;
  cleared(takeBack: () => void): void;
  replaced(takeBack: () => void): void;
  travelled(way: 'undone' | 'redone', cart: Cart): void;
  limited(limit: Limit): void;
  failed(failure: RemoteFailure): void;
}

export const createCartWords = ({ toasts, announcer, currency, translate }: Deps): CartWords => {
  const sums = (cart: Cart) => ({ count: cartTotals(cart).pieces, total: currency.text(cartTotals(cart).net) });
  const offerUndo = (text: string, run: () => void): void => toasts.show('info', text, { label: translate('cart.undo'), run });
  return {
    added: (cart) => announcer.say(translate('cart.added', sums(cart))),
    changed: ({ item, quantity }, cart) => announcer.say(translate('cart.changed', { name: item.title, quantity, total: sums(cart).total })),
    removed: ({ item }, takeBack) => offerUndo(translate('cart.removed', { name: item.title }), takeBack),
    cleared: (takeBack) => offerUndo(translate('cart.cleared'), takeBack),
    replaced: (takeBack) => offerUndo(translate('cart.replaced'), takeBack),
    travelled: (way, cart) => announcer.say(translate(way === 'undone' ? 'cart.undone' : 'cart.redone', sums(cart))),
    limited: ({ title, given, reason }) => toasts.show('warning', translate(keyOf(given, reason), { name: title, quantity: given })),
    failed: (failure) => {
      if (failure.kind !== 'unauthorized') toasts.show('error', failureText(failure, translate));
    },
  };
};

const keyOf = (given: number, reason: Limit['reason']) => {
  if (given === 0) return 'cart.sold_out';
  return reason === 'min' ? 'cart.least' : 'cart.limited';
};
