import type { GroupPayer } from '../cart/index.ts';
import type { Money } from '../pricing/index.ts';
import type { OrderStatus } from './order-status.ts';

/** Every standing of a share. */
export const SHARE_STANDINGS = ['open', 'told', 'settled', 'paid'] as const;
/**
 * How a member's share of a group order stands: `told` once its member says that they gave it to the owner, `settled`
 * once the owner says so, `paid` once it is in the owner's wallet.
 */
export type ShareStanding = (typeof SHARE_STANDINGS)[number];

/** The member's moves, the owner's, and that of a payment. */
export type ShareMove = 'tell' | 'take-back' | 'settle' | 'reopen' | 'pay';

const MOVES: Readonly<Record<ShareMove, Readonly<Partial<Record<ShareStanding, ShareStanding>>>>> = {
  tell: { open: 'told' },
  'take-back': { told: 'open' },
  settle: { open: 'settled', told: 'settled' },
  reopen: { told: 'open', settled: 'open' },
  pay: { open: 'paid', told: 'paid' },
};

/** GROUP-6e: Returns how a share stands after a move. A move that is not possible any more changes nothing. */
export const moveShare = (standing: ShareStanding, move: ShareMove): ShareStanding => MOVES[move][standing] ?? standing;

/** GROUP-6d: Whether a share is still to come back to the owner. */
export const isOwed = (standing: ShareStanding): boolean => moveShare(standing, 'pay') !== standing;

/** What decides whether a share can be paid. */
export type PayableShare = {
  readonly share: { readonly isOwner: boolean; readonly standing: ShareStanding; readonly total: Money };
  readonly payer: GroupPayer;
  readonly status: OrderStatus;
};

/**
 * GROUP-6f: Whether a member can pay their share to the owner: in a group where each pays, until the share is settled,
 * unless the order is canceled.
 */
export const canPayShare = ({ share, payer, status }: PayableShare): boolean =>
  payer === 'each' && status !== 'canceled' && !share.isOwner && share.total.minor > 0 && isOwed(share.standing);
