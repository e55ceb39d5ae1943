import type { Instant } from '../../kernel/clock.port.ts';
import type { ShopId, StockId, UserCartId, Uuid } from '../../kernel/ids.ts';
import type { Money } from '../../pricing/index.ts';
import type { LineKey } from '../cart-line.ts';
import type { InsertEntry } from '../user-cart.ts';
import type { GroupPayer } from './group-order.ts';

/**
 * A command to a group order, as plain data. `version` is that of the member's part as last seen; without it nothing is
 * checked (contract 8.3).
 */
export type GroupCommand =
  /** `invitation` is the secret of the link, for this command and the others that change it. */
  | { readonly kind: 'start'; readonly invitation?: Uuid | undefined }
  /** Removes the members' parts. */
  | { readonly kind: 'stop' }
  /** `member` is the id that the server gives to the new part. */
  | {
      readonly kind: 'join';
      readonly shopId: ShopId;
      readonly name: string;
      readonly member: UserCartId;
      readonly invitation?: Uuid | undefined;
    }
  | { readonly kind: 'leave' }
  | { readonly kind: 'kick'; readonly member: UserCartId; readonly invitation?: Uuid | undefined }
  /** Ends the old link; who has joined stays. */
  | { readonly kind: 'renew'; readonly invitation: Uuid }
  | { readonly kind: 'describe'; readonly title: string; readonly payer: GroupPayer }
  | { readonly kind: 'direct'; readonly destination: string }
  | { readonly kind: 'status'; readonly isChoosing: boolean }
  | { readonly kind: 'write'; readonly entries: readonly InsertEntry[]; readonly version: number | undefined }
  | {
      readonly kind: 'remove';
      readonly member: UserCartId;
      readonly keys: readonly LineKey[];
      readonly version: number | undefined;
    }
  | { readonly kind: 'lock' }
  | { readonly kind: 'unlock' }
  | { readonly kind: 'limits'; readonly spendLimit: Money | undefined; readonly deadline: Instant | undefined }
  | { readonly kind: 'order' };

/** Why a command had no effect. */
export type GroupRefusal =
  /** The cart became an order and no longer exists (404). */
  | { readonly kind: 'ordered' }
  /** Not a group, or a link of another shop or with another secret (404). */
  | { readonly kind: 'not-joinable' }
  /** 409: the group has `MEMBERS_MAX` members. */
  | { readonly kind: 'full' }
  | { readonly kind: 'bad-name'; readonly fault: 'required' | 'too-long' | 'invalid' }
  /** Kicked or orphaned members are informed (400); others never had a part. */
  | { readonly kind: 'not-member'; readonly reason: 'kicked' | 'group-ended' | 'unknown' }
  | { readonly kind: 'not-owner' }
  /** The owner can neither leave nor be kicked. */
  | { readonly kind: 'owner-stays' }
  | { readonly kind: 'no-group' }
  /** 409; both cases state the deadline. */
  | { readonly kind: 'locked' | 'deadline'; readonly deadline: Instant | undefined }
  /** 409: the part was changed meanwhile; `current` is its version now. */
  | { readonly kind: 'version'; readonly current: number }
  /** 409: the part would cost `total`. */
  | { readonly kind: 'spend-limit'; readonly limit: Money; readonly total: Money }
  | { readonly kind: 'bad-quantity' }
  | { readonly kind: 'unknown-stock'; readonly stockId: StockId }
  | { readonly kind: 'no-such-line' }
  | { readonly kind: 'no-such-member' }
  | { readonly kind: 'bad-title' }
  | { readonly kind: 'bad-limit' }
  | { readonly kind: 'bad-deadline' }
  | { readonly kind: 'empty' };
