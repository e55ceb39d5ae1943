import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byCreation,
  inOrder,
  lastReadMessage,
  HOSTED_CHAT,
  latestFirst,
  offeredExtensions,
  partnerKey,
  partnerOfChat,
  partnerOfKey,
  RESEND_HOURS,
  resumeOutgoing,
  roleIdOf,
  unreadOfAll,
  withArrival,
  withChatRead,
  type Chat,
  type ChatMessage,
  type OutgoingMessage,
} from '@domain/chat/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { chatId, userId } from '@domain/kernel/ids.ts';
import { chatMessageArb, chatMomentArb, chatPartnerArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const HOUR_MS = 3_600_000;
const NOON = instant(1_741_600_000_000);
const messagesArb = fc.array(chatMessageArb, { maxLength: 12 });
const chatArb: fc.Arbitrary<Omit<Chat, 'id'>> = fc.record({
  partner: chatPartnerArb,
  name: fc.constant('Ana'),
  image: fc.constant(undefined),
  last: fc.option(chatMessageArb, { nil: undefined }),
  unread: fc.nat({ max: 3 }),
  createdAt: chatMomentArb,
});
const chatsArb: fc.Arbitrary<readonly Chat[]> = fc
  .array(chatArb, { maxLength: 6 })
  .map((chats) => chats.map((chat, index) => ({ ...chat, id: chatId(`c-${index}`) })));
const newChat = (id: string): Chat => ({
  id: chatId(id),
  partner: { kind: 'operator' },
  name: undefined,
  image: undefined,
  last: undefined,
  unread: 0,
  createdAt: NOON,
});

describe('CHAT-1a role ids and shops', () => {
  it('tell the partner again, and nobody where they are malformed', () => {
    fc.assert(
      fc.property(chatPartnerArb, (partner) => {
        expect(partnerOfChat(roleIdOf(partner), partner.kind === 'shop' ? partner.id : -1)).toEqual(partner);
      }),
      runs(40),
    );
    for (const text of ['', '0', '-1', '1.5', 'Admin', '1e3', '9999999999', ' 1'])
      expect([text, partnerOfChat(text, -1)]).toEqual([text, undefined]);
  });
});

describe('CHAT-1j keys of partners', () => {
  it('name chats apart', () => {
    fc.assert(
      fc.property(chatPartnerArb, chatPartnerArb, (left, right) => {
        expect(partnerKey(left) === partnerKey(right)).toBe(
          left.kind === right.kind && roleIdOf(left) === roleIdOf(right),
        );
        expect(partnerOfKey(partnerKey(left))).toEqual(left);
      }),
      runs(60),
    );
    const customer = { kind: 'customer', id: userId(7) } as const;
    expect([partnerKey(customer), partnerOfKey('customer 7')]).toEqual(['customer 7', customer]);
    for (const text of ['', 'shop', 'shop 0', 'shop 2 3', 'operator 1', 'admin', 'kitchen 4', 'customer', 'customer 0'])
      expect([text, partnerOfKey(text)]).toEqual([text, undefined]);
  });
});

describe('CHAT-1g what the other side has read', () => {
  it("is the last of the customer's that is marked or answered", () => {
    fc.assert(
      fc.property(messagesArb.map(inOrder), (messages) => {
        const isRead = (message: ChatMessage): boolean =>
          message.sender === 'own' &&
          (!message.isUnread || messages.some((other) => other.sender === 'other' && byCreation(message, other) < 0));
        expect(lastReadMessage(messages)).toEqual(messages.filter(isRead).at(-1));
      }),
      runs(60),
    );
  });
});

describe('CHAT-1h own chats', () => {
  it('have the latest message first, in any order of arrival', () => {
    fc.assert(
      fc.property(
        chatsArb.chain((chats) =>
          fc.tuple(fc.constant(chats), fc.shuffledSubarray([...chats], { minLength: chats.length })),
        ),
        ([chats, shuffled]) => {
          const sorted = latestFirst(shuffled);
          const timeOf = ({ last, createdAt }: Chat): number => last?.createdAt ?? createdAt;
          expect(new Set(sorted)).toEqual(new Set(chats));
          for (const [index, chat] of sorted.entries())
            if (index > 0) expect(timeOf(sorted[index - 1]!)).toBeGreaterThanOrEqual(timeOf(chat));
          expect(latestFirst(sorted)).toEqual(sorted);
        },
      ),
      runs(40),
    );
  });
});

describe('CHAT-1i arrivals', () => {
  it('count each arrival once, whatever is repeated', () => {
    fc.assert(
      fc.property(messagesArb.map(inOrder), fc.array(fc.nat({ max: 11 }), { maxLength: 12 }), (messages, repeated) => {
        const own = messages.map((message) => ({ ...message, chatId: chatId('c-1') }));
        let chats: readonly Chat[] = [newChat('c-1'), newChat('c-2')];
        for (const [index, message] of own.entries()) {
          chats = withArrival(chats, message);
          const again = own[repeated[index] ?? 0];
          if (again && byCreation(again, message) <= 0) chats = withArrival(chats, again);
        }
        const unread = own.filter(({ sender, isUnread }) => sender === 'other' && isUnread).length;
        expect(chats.map((chat) => [chat.unread, chat.last])).toEqual([
          [unread, own.at(-1)],
          [0, undefined],
        ]);
        expect(unreadOfAll(chats)).toBe(unread);
        const read = withChatRead(chats, chatId('c-1'));
        expect([unreadOfAll(read), read[0]?.last]).toEqual([0, own.at(-1)]);
        expect(unreadOfAll(withChatRead(chats, chatId('c-2')))).toBe(unread);
      }),
      runs(60),
    );
  });
});

describe('CHAT-2d stored messages', () => {
  it('go on within a day, in order, and wait for the customer afterwards', () => {
    const outgoingArb: fc.Arbitrary<OutgoingMessage> = fc.record({
      localId: fc.uuid({ version: 4 }),
      content: fc.constant({ text: 'Two forks', image: undefined }),
      sentAt: fc.integer({ min: -30 * HOUR_MS, max: HOUR_MS }).map((at) => instant(NOON + at)),
      state: fc.constantFrom('pending', 'failed'),
    });
    fc.assert(
      fc.property(fc.array(outgoingArb, { maxLength: 8 }), (stored) => {
        const resumed = resumeOutgoing(stored, NOON);
        expect(new Set(resumed.map(({ localId }) => localId))).toEqual(new Set(stored.map(({ localId }) => localId)));
        for (const [index, one] of resumed.entries()) {
          const before = stored.find(({ localId }) => localId === one.localId)!;
          expect(one).toEqual({
            ...before,
            state: NOON - one.sentAt > RESEND_HOURS * HOUR_MS ? 'failed' : before.state,
          });
          if (index > 0) expect(resumed[index - 1]!.sentAt).toBeLessThanOrEqual(one.sentAt);
        }
      }),
      runs(60),
    );
    const [yesterday] = resumeOutgoing(
      [
        {
          localId: 'a',
          content: { text: 'Hello', image: undefined },
          sentAt: instant(NOON - RESEND_HOURS * HOUR_MS - 1),
          state: 'pending',
        },
      ],
      NOON,
    );
    expect(yesterday?.state).toBe('failed');
  });
});

describe('CHAT-3a the chat a site offers', () => {
  const namesArb = fc.uniqueArray(fc.constantFrom('chat', 'events', 'quote', HOSTED_CHAT, 'hosted'));

  it('is that of the server, else that of the document store, else none', () => {
    fc.assert(
      fc.property(namesArb, fc.boolean(), (announced, hasStore) => {
        const offered = offeredExtensions(announced, hasStore);
        const isOnServer = announced.includes('chat');
        expect(offered.includes('chat')).toBe(isOnServer || hasStore);
        // A server cannot send customers to a store.
        expect(offered.includes(HOSTED_CHAT)).toBe(hasStore && !isOnServer);
        const others = (names: readonly string[]) => names.filter((name) => name !== 'chat' && name !== HOSTED_CHAT);
        expect(others(offered)).toEqual(others(announced));
      }),
      runs(200),
    );
  });
});
