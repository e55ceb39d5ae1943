import type { Answer } from '../kernel/answer.ts';
import type { CurrencyId, Uuid } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { Money } from '../pricing/index.ts';

/** A recipient of money, with what others may see of a person. */
export type Receiver = { readonly uuid: Uuid; readonly name: string; readonly image: string | undefined };

/** Money to send: an amount in a currency as the sender typed it, checked by `checkAmount`. */
export type MoneyOrder = { readonly to: Uuid; readonly amount: Money; readonly currencyId: CurrencyId };

/** WALLET-1: Sends money from the wallet of the signed-in customer. */
export interface MoneyTransfers {
  /**
   * One page of the people that match a text, without oneself: by a whole e-mail address or phone number, or by the
   * beginning of a name among those sent to before. Pages count from 1.
   */
  receivers(search: string, page: number): Answer<Page<Receiver>>;
  /**
   * WALLET-1j: Sends it, once for each key, a uuid of version 4, if the server announces `idempotency`; otherwise a
   * lost answer leaves the outcome unknown. `rejected` with `ERROR_109` if the balance is too low or the receiver has
   * no wallet, with status 404 for an unknown one.
   */
  send(order: MoneyOrder, key: string): Answer<undefined>;
}
