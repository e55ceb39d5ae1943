import { reaction } from 'mobx';
import type { Cart } from '@domain/cart/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import type { Stream } from '@domain/kernel/stream.ts';
import type { CartViewModel } from './cart.view-model.ts';

type Deps = {
  readonly cart: Pick<CartViewModel, 'cart' | 'isSettled' | 'userCart' | 'edits' | 'refresh'>;
  /** The signed-in customer. */
  readonly user: () => UserId | undefined;
  /** Called with the cart of this tab before and after another one changed it. */
  readonly onChange: (before: Cart, after: Cart) => void;
  readonly channel: { post(message: unknown): void; readonly messages: Stream<unknown> };
};

/** `changed`: the account's cart on the server. `joined`: a tab that has not heard of earlier changes. */
type News = { readonly kind: 'changed' | 'joined'; readonly account: UserId };

/**
 * CART-10: Follows the cart of an account, which is on the server. A tab that has changed it notifies the others, also
 * those that join later, and they load it again. Returns a function that stops this.
 */
export const followAccountCart = ({ cart, user, onChange, channel }: Deps): (() => void) => {
  const post = (kind: News['kind']): void => {
    const account = user();
    if (account !== undefined) channel.post({ kind, account } satisfies News);
  };
  let hasChanged = false;
  const report = (): void => {
    hasChanged = true;
    post('changed');
  };
  post('joined');
  // Changes made before this code loaded have not been announced.
  if (cart.edits.steps.length > 0) report();
  const stop = reaction(
    () => (cart.isSettled ? (cart.userCart?.id ?? 0) : undefined),
    (settled) => settled !== undefined && report(),
  );
  const readAgain = async (): Promise<void> => {
    const [before, steps, isSettled] = [cart.cart, cart.edits.steps, cart.isSettled];
    await cart.refresh();
    // What was done here meanwhile cannot be told from what others did.
    if (isSettled && cart.edits.steps === steps) onChange(before, cart.cart);
  };
  const hearing = channel.messages.subscribe({
    next: (message) => {
      const { kind, account } = (message ?? {}) as Partial<News>;
      if (account === undefined || account !== user()) return;
      if (kind === 'changed') void readAgain();
      else if (hasChanged) post('changed');
    },
  });
  return () => {
    stop();
    hearing.unsubscribe();
  };
};
