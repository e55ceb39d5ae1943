import type { UserCart, UserCartLine } from '@domain/cart/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

/** What checkout needs of the signed-in cart; observable. */
export interface CheckoutCart {
  /** `undefined` until it is known, and when there is none. */
  readonly userCart: UserCart | undefined;
  /** Of all members, without the lines a server adds for free. */
  readonly isLoading: boolean;
  readonly failure: RemoteFailure | undefined;
  /** Asks the server again: prices and stock are as of now afterwards. */
  load(): Promise<void>;
  /** Follows what other parts of the page do to the cart. */
  follow(): () => void;
  /** Sets how many are wanted of a line; none removes it. */
  setQuantity(line: UserCartLine, quantity: number): void;
  /** The cart became an order: it is gone here too. */
  ordered(): void;
}
