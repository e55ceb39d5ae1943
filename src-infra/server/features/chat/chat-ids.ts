import { roleIdOf, type ChatPartner } from '@domain/chat/index.ts';
import { shopId, userId } from '@domain/kernel/ids.ts';
import type { ChatRecord } from './chat.ports.ts';

type PartnerRow = Pick<ChatRecord, 'partner' | 'partner_id'>;

/** Formats the public id of a chat (contract 8.5): `c-31`; messages are `m-9001`. */
export const chatName = (id: number): string => `c-${id}`;
export const messageName = (id: number): string => `m-${id}`;

/** Parses the id of a chat; `undefined` if malformed. */
export const readChatName = (text: string): number | undefined => numberIn(/^c-([1-9]\d{0,8})$/, text);
export const readMessageName = (text: string): number | undefined => numberIn(/^m-([1-9]\d{0,8})$/, text);

/** The partner of a stored chat. */
export const partnerIn = ({ partner, partner_id: id }: PartnerRow): ChatPartner => {
  switch (partner) {
    case 'operator':
      return { kind: partner };
    case 'shop':
      return { kind: partner, id: shopId(id) };
    case 'courier':
      return { kind: partner, id: userId(id) };
  }
};

/** CHAT-1a: returns the role id of a chat. */
export const roleIdIn = (chat: PartnerRow): string => roleIdOf(partnerIn(chat));

/** Returns the shop or courier id in a role id. */
export const numberOfRole = (roleId: string): number | undefined => numberIn(/^([1-9]\d{0,8})$/, roleId);

const numberIn = (form: RegExp, text: string): number | undefined => {
  const digits = form.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
};
