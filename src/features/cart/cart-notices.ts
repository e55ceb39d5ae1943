import { cartTotals, type AddRefusal, type Cart, type CartLine, type HandOverLimit } from '@domain/cart/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { ADD_REFUSAL_TEXTS } from './cart.messages.ts';

type Deps = {
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly currency: Pick<CurrencyViewModel, 'text'>;
  readonly translate: Translate;
};

type Limit = Pick<HandOverLimit, 'title' | 'given' | 'reason'>;

/** The messages of the cart: announced for every change, shown as a toast for anything undoable and for failures. */
export interface CartNotices {
  added(cart: Cart): void;
  changed(line: CartLine, cart: Cart): void;
  removed(line: CartLine, undo: () => void): void;
  cleared(undo: () => void): void;
  replaced(undo: () => void): void;
  historyStepped(way: 'undone' | 'redone', cart: Cart): void;
  limited(limit: Limit): void;
  /** The cart refused the line. */
  refused(refusal: AddRefusal): void;
  failed(failure: RemoteFailure): void;
}

export const createCartNotices = ({ toasts, announcer, currency, translate }: Deps): CartNotices => {
  const sums = (cart: Cart) => ({ count: cartTotals(cart).pieces, total: currency.text(cartTotals(cart).net) });
  const offerUndo = (text: string, run: () => void): void =>
    toasts.show('info', text, { label: translate('cart.undo'), run });
  return {
    added: (cart) => announcer.say(translate('cart.added', sums(cart))),
    changed: ({ item, quantity }, cart) =>
      announcer.say(translate('cart.changed', { name: item.title, quantity, total: sums(cart).total })),
    removed: ({ item }, undo) => offerUndo(translate('cart.removed', { name: item.title }), undo),
    cleared: (undo) => offerUndo(translate('cart.cleared'), undo),
    replaced: (undo) => offerUndo(translate('cart.replaced'), undo),
    historyStepped: (way, cart) =>
      announcer.say(translate(way === 'undone' ? 'cart.undone' : 'cart.redone', sums(cart))),
    limited: ({ title, given, reason }) =>
      toasts.show('warning', translate(keyOf(given, reason), { name: title, quantity: given })),
    refused: (refusal) =>
      toasts.show(
        'warning',
        translate(ADD_REFUSAL_TEXTS[refusal.kind], {
          max: refusal.kind === 'too-many-lines' ? refusal.max : undefined,
        }),
      ),
    failed: (failure) => {
      if (failure.kind !== 'unauthorized') toasts.show('error', failureText(failure, translate));
    },
  };
};

const keyOf = (given: number, reason: Limit['reason']) => {
  if (given === 0) return 'cart.sold_out';
  return reason === 'min' ? 'cart.least' : 'cart.limited';
};

/** Shows one of the messages. */
export type CartNotice = (notices: CartNotices) => void;
