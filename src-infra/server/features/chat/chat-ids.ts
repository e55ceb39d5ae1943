import { DEFAULT_ROLE_ID, roleIdOf } from '@domain/chat/index.ts';
import { shopId, userId } from '@domain/kernel/ids.ts';
import type { ChatRecord } from './chat.ports.ts';

/** Formats the public id of a chat (contract 8.5): `c-31`; messages are `m-9001`. */
export const chatName = (id: number): string => `c-${id}`;
export const messageName = (id: number): string => `m-${id}`;

/** Parses the id of a chat; `undefined` if malformed. */
export const readChatName = (text: string): number | undefined => numberIn(/^c-([1-9]\d{0,8})$/, text);
export const readMessageName = (text: string): number | undefined => numberIn(/^m-([1-9]\d{0,8})$/, text);

/** CHAT-1a: returns the role id of a chat. */
export const roleIdIn = ({ partner, partner_id: id }: Pick<ChatRecord, 'partner' | 'partner_id'>): string => {
  switch (partner) {
    case 'operator':
      return DEFAULT_ROLE_ID;
    case 'shop':
      return roleIdOf({ kind: 'shop', id: shopId(id) });
    case 'courier':
      return roleIdOf({ kind: 'courier', id: userId(id) });
  }
};

/** Returns the shop or courier id in a role id. */
export const numberOfRole = (roleId: string): number | undefined => numberIn(/^([1-9]\d{0,8})$/, roleId);

const numberIn = (form: RegExp, text: string): number | undefined => {
  const digits = form.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
};
