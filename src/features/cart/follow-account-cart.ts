import { reaction } from 'mobx';
import type { UserId } from '@domain/kernel/ids.ts';
import type { Stream } from '@domain/kernel/stream.ts';
import type { CartViewModel } from './cart.view-model.ts';

type Deps = {
  readonly cart: Pick<CartViewModel, 'isSettled' | 'userCart' | 'edits' | 'refresh'>;
  /** The signed-in customer. */
  readonly user: () => UserId | undefined;
  readonly channel: { post(message: unknown): void; readonly messages: Stream<unknown> };
};

/**
 * CART-10: Follows the cart of an account, which is on the server. A tab that has changed it notifies the others, which
 * load it again. Returns a function that stops this.
 */
export const followAccountCart = ({ cart, user, channel }: Deps): (() => void) => {
  const tell = (): void => {
    if (user() !== undefined) channel.post(user());
  };
  // Changes made before this code loaded have not been announced.
  if (cart.edits.steps.length > 0) tell();
  const stop = reaction(
    () => (cart.isSettled ? (cart.userCart?.id ?? 0) : undefined),
    (settled) => settled !== undefined && tell(),
  );
  const hearing = channel.messages.subscribe({
    next: (account) => {
      if (account === user() && account !== undefined) void cart.refresh();
    },
  });
  return () => {
    stop();
    hearing.unsubscribe();
  };
};
