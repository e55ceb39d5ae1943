import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byCreation,
  checkContent,
  createdAtText,
  DEFAULT_ROLE_ID,
  inOrder,
  instantOfTimestamp,
  markMessagesRead,
  MESSAGE_MAX,
  mergeMessages,
  replaceMessages,
  roleIdOf,
  unreadMessages,
  type ChatMessage,
} from '@domain/chat/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { messageId, shopId, userId } from '@domain/kernel/ids.ts';
import { chatMessageArb, chatPartnerArb, messageContentArb, titleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const messagesArb = fc.array(chatMessageArb, { maxLength: 10 });
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** The joined list, message by message. */
const slowMerge = (all: readonly ChatMessage[], kept: (id: string) => boolean = () => true): readonly ChatMessage[] =>
  [...new Set(all.map(({ id }) => id))]
    .filter(kept)
    .map((id) => ({
      ...all.find((message) => message.id === id)!,
      isUnread: all.filter((message) => message.id === id).every(({ isUnread }) => isUnread),
    }))
    .sort((left, right) => left.createdAt - right.createdAt || Number(left.id) - Number(right.id));

describe('CHAT-1b the order of messages', () => {
  it('orders by creation time, then id, for any input order', () => {
    fc.assert(
      fc.property(
        messagesArb.chain((messages) =>
          fc.tuple(fc.constant(messages), fc.shuffledSubarray(messages, { minLength: messages.length })),
        ),
        ([messages, shuffled]) => {
          const once = inOrder(messages);
          expect(inOrder(once)).toEqual(once);
          expect(inOrder(shuffled).map(({ id }) => id)).toEqual(once.map(({ id }) => id));
          for (const [index, message] of once.entries())
            if (index > 0) expect(byCreation(once[index - 1]!, message)).toBeLessThan(0);
        },
      ),
      runs(40),
    );
    const at = instant(0);
    const ids = ['10', 'b', '9', 'a', '2'].map((id) => ({ id, createdAt: at }));
    expect(inOrder(ids).map(({ id }) => id)).toEqual(['2', '9', 'a', 'b', '10']);
    expect(
      ids.map((left) => ids.map((right) => Math.sign(byCreation(left, right)) + Math.sign(byCreation(right, left)))),
    ).toEqual(ids.map(() => ids.map(() => 0)));
    expect(byCreation(ids[0]!, ids[0]!)).toBe(0);
    expect(
      inOrder([
        { id: 'x', createdAt: at, told: 1 },
        { id: 'x', createdAt: at, told: 2 },
      ]),
    ).toEqual([{ id: 'x', createdAt: at, told: 2 }]);
  });
});

describe('CHAT-1d merging', () => {
  it('converges in whatever order messages arrive, repeated or late; read stays read', () => {
    fc.assert(
      fc.property(messagesArb, messagesArb, messagesArb, (one, two, three) => {
        const expected = slowMerge([...one, ...two, ...three]);
        for (const [a, b, c] of [
          [one, two, three],
          [three, one, two],
          [two, three, one],
          [three, two, one],
        ] as const)
          expect(mergeMessages(mergeMessages(a, b), c)).toEqual(expected);
        expect(mergeMessages(expected, [...one, ...one])).toEqual(expected);
        expect(mergeMessages(one, mergeMessages(two, three))).toEqual(expected);
      }),
      runs(50),
    );
  });

  it('resolves conflicting versions the same way: the later one, else the one that sorts last', () => {
    const versionsArb = fc.array(
      fc
        .tuple(chatMessageArb, fc.constantFrom('', 'Hello', 'Hello!'), fc.constantFrom(0, 0, 1))
        .map(([message, text, later]) => ({ ...message, text, createdAt: instant(message.createdAt + later) })),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(versionsArb, versionsArb, versionsArb, (one, two, three) => {
        const merged = mergeMessages(mergeMessages(one, two), three);
        expect(mergeMessages(three, mergeMessages(two, one))).toEqual(merged);
        expect(mergeMessages(merged, [...three, ...one])).toEqual(merged);
        for (const { id, text, createdAt } of merged) {
          const versions = [...one, ...two, ...three].filter((message) => message.id === id);
          const last = Math.max(...versions.map((message) => message.createdAt));
          const texts = versions.filter((message) => message.createdAt === last).map((message) => message.text);
          expect([createdAt, text]).toEqual([last, texts.sort().at(-1)]);
        }
      }),
      runs(50),
    );
  });
});

describe('CHAT-1e a complete answer', () => {
  it('replaces the list and keeps read marks', () => {
    fc.assert(
      fc.property(messagesArb, messagesArb, (known, answer) => {
        const ids = new Set<string>(answer.map(({ id }) => id));
        expect(replaceMessages(known, answer)).toEqual(slowMerge([...known, ...answer], (id) => ids.has(id)));
        expect(replaceMessages(known, [])).toEqual([]);
      }),
      runs(50),
    );
  });
});

describe('CHAT-1f unread messages', () => {
  it('counts messages of the other side; opening marks all of them read', () => {
    fc.assert(
      fc.property(messagesArb, messagesArb, (messages, late) => {
        expect(unreadMessages(messages)).toBe(
          messages.reduce((count, { sender, isUnread }) => count + (sender === 'other' && isUnread ? 1 : 0), 0),
        );
        const read = markMessagesRead(messages);
        expect(unreadMessages(read)).toBe(0);
        expect(markMessagesRead(read)).toEqual(read);
        expect(read.filter(({ sender }) => sender === 'own')).toEqual(
          messages.filter(({ sender }) => sender === 'own'),
        );
        expect(read.map((message) => ({ ...message, isUnread: true }))).toEqual(
          messages.map((message) => ({ ...message, isUnread: true })),
        );
        const known = new Set(read.map(({ id }) => id));
        expect(
          unreadMessages(
            mergeMessages(
              read,
              late.filter(({ id }) => known.has(id)),
            ),
          ),
        ).toBe(0);
      }),
      runs(40),
    );
  });
});

describe('CHAT-1c timestamps', () => {
  it('reads ISO 8601 dates', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: FIRST, max: LAST }), fc.constantFrom(FIRST, LAST, -1, 0, 999, 1000, 59_999, 60_000)),
        (at) => {
          expect(createdAtText(instant(at))).toBe(new Date(at).toISOString());
        },
      ),
      runs(60),
    );
    expect([FIRST, LAST].map((at) => createdAtText(instant(at)))).toEqual([
      '0001-01-01T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
    ]);
    for (const at of [FIRST - 1, LAST + 1]) expect(() => createdAtText(instant(at))).toThrow(/four digits/);
  });

  it('truncates server timestamps to milliseconds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST / 1000, max: Math.floor(LAST / 1000) }),
        fc.integer({ min: 0, max: 999_999_999 }),
        (seconds, nanoseconds) => {
          const read = instantOfTimestamp({ seconds, nanoseconds });
          expect(read).toEqual({ ok: true, value: seconds * 1000 + Math.floor(nanoseconds / 1_000_000) });
          if (read.ok)
            expect(createdAtText(read.value).slice(0, 19)).toBe(new Date(seconds * 1000).toISOString().slice(0, 19));
        },
      ),
      runs(40),
    );
    const edges = [
      [FIRST / 1000, 0],
      [Math.floor(LAST / 1000), 999_999_999],
    ] as const;
    expect(edges.map(([seconds, nanoseconds]) => instantOfTimestamp({ seconds, nanoseconds }))).toEqual([
      { ok: true, value: FIRST },
      { ok: true, value: LAST },
    ]);
    const none = [
      [Number.NaN, 0],
      [1.5, 0],
      [FIRST / 1000 - 1, 0],
      [Math.floor(LAST / 1000) + 1, 0],
      [0, -1],
      [0, 1e9],
      [0, 0.5],
      [0, Number.NaN],
    ] as const;
    for (const [seconds, nanoseconds] of none)
      expect(instantOfTimestamp({ seconds, nanoseconds })).toEqual({ ok: false, error: { kind: 'not-a-timestamp' } });
  });
});

describe('CHAT-1a role ids', () => {
  it('are the partner’s id as text, else the operator', () => {
    fc.assert(
      fc.property(chatPartnerArb, (partner) => {
        expect(roleIdOf(partner)).toBe(partner.kind === 'operator' ? 'admin' : `${partner.id}`);
      }),
      runs(20),
    );
    expect([
      roleIdOf(),
      DEFAULT_ROLE_ID,
      roleIdOf({ kind: 'shop', id: shopId(501) }),
      roleIdOf({ kind: 'courier', id: userId(9) }),
    ]).toEqual(['admin', 'admin', '501', '9']);
  });
});

describe('CHAT-2a a message to send', () => {
  it('accepts 1 to 2000 characters or a picture', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          messageContentArb,
          titleArb.map((text) => ({ text, image: undefined })),
        ),
        ({ text, image }) => {
          const { length } = Array.from(text.trim());
          const expected =
            length > 2000
              ? { ok: false, error: { kind: 'too-long' } }
              : length === 0 && image === undefined
                ? { ok: false, error: { kind: 'empty' } }
                : { ok: true, value: { text: text.trim(), image } };
          expect(checkContent({ text, image })).toEqual(expected);
        },
      ),
      runs(50),
    );
    expect(MESSAGE_MAX).toBe(2000);
    expect(checkContent({ text: ` ${'🍜'.repeat(2000)} `, image: undefined }).ok).toBe(true);
    expect(messageId('1')).toBe('1');
  });
});
