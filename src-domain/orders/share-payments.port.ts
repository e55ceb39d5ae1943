import type { GroupPart } from '../cart/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { PaymentMethod, StartedPayment } from '../payments/index.ts';
import type { OrderedGroup } from './ordered-group.port.ts';

/**
 * How the payment of the own share stands. `open`: a provider's page waits for the member; `waiting`: the provider has
 * not decided yet; `canceled`: the last page ended, and nothing was charged.
 */
export type SharePayment = {
  readonly state: 'unpaid' | 'open' | 'waiting' | 'canceled' | 'paid';
  /** The method of the last page. */
  readonly tag: string | undefined;
  /** The ways to pay the share; none once it cannot be paid. */
  readonly methods: readonly PaymentMethod[];
};

/** GROUP-6f: Paying the own share to the owner of the group, with or without an account. */
export interface SharePayments {
  /** How the own share's payment stands; asks the provider. */
  load(part: Pick<GroupPart, 'cartId' | 'secret'>): Answer<SharePayment>;
  /** Opens a provider's page for the own share, one at a time; nothing is charged yet. */
  start(part: Pick<GroupPart, 'cartId' | 'secret'>, tag: string): Answer<StartedPayment>;
  /** Pays from the wallet of the signed-in member, once however often it is asked. */
  payFromWallet(part: Pick<GroupPart, 'cartId' | 'secret'>): Answer<OrderedGroup>;
}
