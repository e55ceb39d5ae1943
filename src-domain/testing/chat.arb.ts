import * as fc from 'fast-check';
import type { ChatMessage, ChatPartner, MessageContent } from '../chat/index.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';
import { chatId, messageId, shopId, userId } from '../kernel/ids.ts';

/**
 * A message has the same content under the same id, except for being read: few ids and times, so that copies collide
 * often.
 */
const messageOf = (number: number, isUnread: boolean): ChatMessage => ({
  id: messageId(String(number)),
  chatId: chatId('7'),
  text: number % 4 === 0 ? '' : `Message ${number}`,
  image: number % 4 === 0 ? '/images/chats/1.webp' : undefined,
  sender: number % 3 === 0 ? 'own' : 'other',
  isUnread,
  createdAt: instant(1_741_600_000_000 + (number % 5) * 1000),
});

/** Numbers 1 to 12: of one and of two digits. */
export const chatMessageArb: fc.Arbitrary<ChatMessage> = fc
  .record({ number: fc.integer({ min: 1, max: 12 }), isUnread: fc.boolean() })
  .map(({ number, isUnread }) => messageOf(number, isUnread));

/** Times around those of the messages. */
export const chatMomentArb: fc.Arbitrary<Instant> = fc
  .integer({ min: -1, max: 11 })
  .map((halves) => instant(1_741_600_000_000 + halves * 500));

/** What people write: nothing, spaces, the longest text and one that is too long, with or without a picture. */
export const messageContentArb: fc.Arbitrary<MessageContent> = fc.record({
  text: fc.constantFrom('', '  ', ' Hello ', 'أهلا', '🍜'.repeat(1000), 'x'.repeat(2000), 'x'.repeat(2001)),
  image: fc.constantFrom(undefined, '/images/chats/1.webp'),
});

/** Chat partners of a customer: the operator, shops, couriers. */
export const chatPartnerArb: fc.Arbitrary<ChatPartner> = fc.oneof(
  fc.constant<ChatPartner>({ kind: 'operator' }),
  fc.integer({ min: 1, max: 600 }).map((id): ChatPartner => ({ kind: 'shop', id: shopId(id) })),
  fc.integer({ min: 1, max: 600 }).map((id): ChatPartner => ({ kind: 'courier', id: userId(id) })),
);
