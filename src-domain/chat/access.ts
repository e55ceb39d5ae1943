import type { ShopId, UserId } from '../kernel/ids.ts';
import type { ChatPartner } from './message.ts';

/** Somebody who wants to read a chat or to write in it. */
export type ChatReader =
  | { readonly kind: 'customer'; readonly id: UserId }
  | { readonly kind: 'operator' }
  | { readonly kind: 'shop'; readonly id: ShopId }
  /** `isBringing`: has an order or parcel of the chat's customer in hand. */
  | { readonly kind: 'courier'; readonly id: UserId; readonly isBringing: boolean };

/** Whose chat it is, and with whom. */
export type ChatSides = { readonly customer: UserId; readonly partner: ChatPartner };

/**
 * CHAT-1n, CHAT-1o: A chat is open to its customer, to the operators, to the shop that it is with, and to the courier
 * that it is with for as long as they bring the customer something. Shops and couriers of the same number are others.
 */
export const isOpenTo = ({ customer, partner }: ChatSides, reader: ChatReader): boolean => {
  switch (reader.kind) {
    case 'operator':
      return true;
    case 'customer':
      return reader.id === customer;
    case 'shop':
      return partner.kind === 'shop' && partner.id === reader.id;
    case 'courier':
      return partner.kind === 'courier' && partner.id === reader.id && reader.isBringing;
  }
};
