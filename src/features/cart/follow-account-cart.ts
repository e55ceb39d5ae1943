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

/**
 * CART-10: Follows the cart of an account, which is on the server. A tab that has changed it notifies the others, which
 * load it again. Returns a function that stops this.
 */
export const followAccountCart = ({ cart, user, onChange, channel }: Deps): (() => void) => {
  const tell = (): void => {
    if (user() !== undefined) channel.post(user());
  };
  // Changes made before this code loaded have not been announced.
  if (cart.edits.steps.length > 0) tell();
  const stop = reaction(
    () => (cart.isSettled ? (cart.userCart?.id ?? 0) : undefined),
    (settled) => settled !== undefined && tell(),
  );
  const readAgain = async (): Promise<void> => {
    const [before, steps, isSettled] = [cart.cart, cart.edits.steps, cart.isSettled];
    await cart.refresh();
    // What was done here meanwhile cannot be told from what others did.
    if (isSettled && cart.edits.steps === steps) onChange(before, cart.cart);
  };
  const hearing = channel.messages.subscribe({
    next: (account) => {
      if (account === user() && account !== undefined) void readAgain();
    },
  });
  return () => {
    stop();
    hearing.unsubscribe();
  };
};
