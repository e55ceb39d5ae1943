import type { Answer } from '../kernel/answer.ts';
import type { CurrencyId, Uuid } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { Money } from '../pricing/index.ts';

/** Somebody money can be sent to, as far as others see a person. */
export type Receiver = { readonly uuid: Uuid; readonly name: string; readonly image: string | undefined };

/** Money to be sent: an amount of a currency as the sender typed it, checked by `checkAmount`. */
export type MoneyOrder = { readonly to: Uuid; readonly amount: Money; readonly currencyId: CurrencyId };

/** WALLET-1: sends money from the wallet of whoever is signed in. */
export interface MoneyTransfers {
  /**
   * One page of the people a text names, without oneself: the beginning of a name, or a whole e-mail address or phone
   * number. Pages count from 1.
   */
  receivers(search: string, page: number): Answer<Page<Receiver>>;
  /**
   * WALLET-1j: sends it, once for each key, a uuid of version 4, where the server announces `idempotency`; elsewhere a
   * lost answer leaves open whether it went. `rejected` with `ERROR_109` where the balance is too low or the receiver
   * has no wallet, with status 404 for nobody.
   */
  send(order: MoneyOrder, key: string): Answer<undefined>;
}
