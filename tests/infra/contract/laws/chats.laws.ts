import { expect, it } from 'vitest';
import type { Chat, ChatMessage, ChatPartner, Chats } from '@domain/chat/index.ts';
import { chatId, messageId, shopId, userId } from '@domain/kernel/ids.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

/** The chats of a customer, and the other side of them. */
export type ChatSubject = {
  readonly chats: Chats;
  readonly shop: ChatPartner;
  readonly answer: (chat: Chat['id'], text: string) => Promise<unknown>;
};

export const OPERATOR: ChatPartner = { kind: 'operator' };

export const keyOf = (number: number): string => `6f1c2b1e-8a44-4d0e-9b57-${String(number).padStart(12, '0')}`;

const textsOf = (messages: readonly ChatMessage[]): readonly string[] => messages.map(({ text }) => text);

export const said = (text: string) => ({ text, image: undefined });

const latest = async ({ chats }: ChatSubject, chat: Chat): Promise<readonly ChatMessage[]> =>
  taken(await chats.messages(chat.id, 'latest')).messages;

export const chatLaws: Laws<ChatSubject> = (fresh) => {
  it('CHAT-1a opens one chat with each partner, however often, and lists it', async () => {
    const { chats, shop } = await fresh();
    expect(taken(await chats.list())).toEqual([]);
    const [first, again, other] = [
      taken(await chats.open(OPERATOR)),
      taken(await chats.open(OPERATOR)),
      taken(await chats.open(shop)),
    ];
    expect([again.id, first.partner, other.partner, first.unread, first.last]).toEqual([
      first.id,
      OPERATOR,
      shop,
      0,
      undefined,
    ]);
    expect(new Set(taken(await chats.list()).map(({ id }) => id))).toEqual(new Set([first.id, other.id]));
  });

  it('CHAT-1b, CHAT-1f returns messages of both sides in order, and tells the last and the unread ones', async () => {
    const subject = await fresh();
    const { chats, answer } = subject;
    const chat = taken(await chats.open(OPERATOR));
    taken(await chats.send(chat.id, said('Hello'), keyOf(1)));
    await answer(chat.id, 'Good morning');
    await answer(chat.id, 'How can we help?');
    const messages = await latest(subject, chat);
    expect(messages.map(({ sender, text, chatId }) => [sender, text, chatId])).toEqual([
      ['own', 'Hello', chat.id],
      ['other', 'Good morning', chat.id],
      ['other', 'How can we help?', chat.id],
    ]);
    const [listed] = taken(await chats.list());
    expect([listed?.last?.id, listed?.unread]).toEqual([messages.at(-1)?.id, 2]);
    taken(await chats.markRead(chat.id));
    expect(taken(await chats.list())[0]?.unread).toBe(0);
    expect((await latest(subject, chat)).map(({ sender, isUnread }) => sender === 'other' && isUnread)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('CHAT-1k announces writing in an own chat alone, which changes nothing in it', async () => {
    const subject = await fresh();
    const { chats } = subject;
    const chat = taken(await chats.open(OPERATOR));
    taken(await chats.send(chat.id, said('Hello'), keyOf(1)));
    const before = [taken(await chats.list()), await latest(subject, chat)];
    taken(await chats.announceTyping(chat.id));
    taken(await chats.announceTyping(chat.id));
    expect([taken(await chats.list()), await latest(subject, chat)]).toEqual(before);
    expect(await chats.announceTyping(chatId('c-987654'))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 404 },
    });
  });

  it('CHAT-2 sends each key once, whatever is repeated', async () => {
    const subject = await fresh();
    const chat = taken(await subject.chats.open(OPERATOR));
    const once = taken(await subject.chats.send(chat.id, said('Two forks'), keyOf(1)));
    const repeated = await Promise.all([1, 2, 3].map(() => subject.chats.send(chat.id, said('Two forks'), keyOf(1))));
    expect(repeated.map((outcome) => taken(outcome).id)).toEqual([once.id, once.id, once.id]);
    taken(await subject.chats.send(chat.id, said('Two forks'), keyOf(2)));
    expect(textsOf(await latest(subject, chat))).toEqual(['Two forks', 'Two forks']);
  });

  it('CHAT-2a keeps text as it is written, and refuses an empty one', async () => {
    const subject = await fresh();
    const chat = taken(await subject.chats.open(OPERATOR));
    const text = '<b>طلب</b>\nTwo & “three” 🍜';
    expect(taken(await subject.chats.send(chat.id, said(text), keyOf(1)))).toMatchObject({
      text,
      image: undefined,
      sender: 'own',
      isUnread: true,
    });
    expect(textsOf(await latest(subject, chat))).toEqual([text]);
    expect(await subject.chats.send(chat.id, said('  '), keyOf(2))).toMatchObject({ ok: false });
  });

  it('CHAT-1d reads on after a message, and back before one, without a gap', async () => {
    const { chats } = await fresh();
    const chat = taken(await chats.open(OPERATOR));
    const ids = [];
    for (let number = 1; number <= 5; number += 1)
      ids.push(taken(await chats.send(chat.id, said(`Message ${number}`), keyOf(number))).id);
    const idsFrom = async (from: Parameters<Chats['messages']>[1]) => {
      const window = taken(await chats.messages(chat.id, from));
      return [window.messages.map(({ id }) => id), window.hasMore];
    };
    expect(await idsFrom('latest')).toEqual([ids, false]);
    expect(await idsFrom({ after: ids[1] ?? messageId('') })).toEqual([ids.slice(2), false]);
    expect(await idsFrom({ after: ids[4] ?? messageId('') })).toEqual([[], false]);
    expect(await idsFrom({ before: ids[2] ?? messageId('') })).toEqual([ids.slice(0, 2), false]);
    expect(await idsFrom({ before: ids[0] ?? messageId('') })).toEqual([[], false]);
  });
};

/** What only a server with accounts can promise. */
export const authorisationLaws: Laws<ChatSubject> = (fresh) => {
  it('CHAT-1a opens no chat with a stranger', async () => {
    const { chats } = await fresh();
    for (const partner of [
      { kind: 'courier', id: userId(987_654) },
      { kind: 'shop', id: shopId(987_654) },
    ] as const)
      expect(await chats.open(partner)).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } });
    expect(taken(await chats.list())).toEqual([]);
  });
};
