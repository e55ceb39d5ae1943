import {
  cartTotals,
  type AddRefusal,
  type Cart,
  type CartLine,
  type CartStep,
  type MergeLimit,
} from '@domain/cart/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { ADD_REFUSAL_TEXTS, stepText } from './cart.messages.ts';

type Deps = {
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly currency: Pick<CurrencyViewModel, 'text'>;
  readonly translate: Translate;
};

type Limit = Pick<MergeLimit, 'title' | 'given' | 'reason'>;

/**
 * The messages of the cart: announced for every change, shown as a toast for failures. What is removed or replaced can
 * be taken back in the cart itself.
 */
export interface CartNotices {
  added(cart: Cart): void;
  changed(line: CartLine, cart: Cart): void;
  removed(line: CartLine): void;
  cleared(): void;
  replaced(): void;
  historyStepped(way: 'undone' | 'redone', step: CartStep, cart: Cart): void;
  limited(limit: Limit): void;
  /** The cart refused the line. */
  refused(refusal: AddRefusal): void;
  failed(failure: RemoteFailure): void;
  /** LOCALE-5: the amounts could not be loaded in the chosen currency or language. */
  notLookedUp(): void;
}

export const createCartNotices = ({ toasts, announcer, currency, translate }: Deps): CartNotices => {
  const sums = (cart: Cart) => ({ count: cartTotals(cart).pieces, total: currency.text(cartTotals(cart).net) });
  return {
    added: (cart) => announcer.say(translate('cart.added', sums(cart))),
    changed: ({ item, quantity }, cart) =>
      announcer.say(translate('cart.changed', { name: item.title, quantity, total: sums(cart).total })),
    removed: ({ item }) => announcer.say(translate('cart.removed', { name: item.title })),
    cleared: () => announcer.say(translate('cart.cleared')),
    replaced: () => announcer.say(translate('cart.replaced')),
    historyStepped: (way, step, cart) =>
      announcer.say(translate(`cart.${way}`, { step: stepText(step, translate), total: sums(cart).total })),
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
    notLookedUp: () => toasts.show('error', translate('cart.not_looked_up')),
  };
};

const keyOf = (given: number, reason: Limit['reason']) => {
  if (given === 0) return 'cart.sold_out';
  return reason === 'min' ? 'cart.least' : 'cart.limited';
};

/** Shows one of the messages. */
export type CartNotice = (notices: CartNotices) => void;
