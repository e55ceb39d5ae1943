import type { CartMember, CartRecord } from './cart-record.ts';

/** The parts of a cart that exist only once it is stored, or that only groups have. */
export const unstoredCart = (at: number): Omit<CartRecord, 'shopId' | 'currencyId' | 'rate' | 'scale' | 'members'> => ({
  id: 0,
  ownerId: 0,
  isGroup: false,
  version: 0,
  isLocked: false,
  spendLimit: null,
  deadline: null,
  invitation: null,
  title: '',
  payer: 'owner',
  destination: '',
  createdAt: at,
  updatedAt: at,
});

/** The same parts of its member, who has no lines yet. */
export const unstoredMember = (at: number): CartMember => ({
  id: 0,
  uuid: '',
  userId: 0,
  name: null,
  isChoosing: false,
  version: 0,
  createdAt: at,
  updatedAt: at,
  lines: [],
  bonuses: [],
});
