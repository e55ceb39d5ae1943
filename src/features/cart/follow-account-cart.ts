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
 * CART-10: the cart of an account is at the server. A tab that has changed it tells the others, which read it again.
 * Returns a function that ends this.
 */
export const followAccountCart = ({ cart, user, channel }: Deps): (() => void) => {
  const tell = (): void => {
    if (user() !== undefined) channel.post(user());
  };
  // What was changed before this code came has been told nobody.
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
