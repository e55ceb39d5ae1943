import { describe, expect, it } from 'vitest';
import type { ChatPartner } from '@domain/chat/index.ts';
import { chatId, messageId, shopId } from '@domain/kernel/ids.ts';
import { createHttpChats } from '@infra/chat/http-chats.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createChatServer } from '../fakes/fake-chats.ts';
import { taken } from '../outcome.ts';
import { type ChatSubject, OPERATOR, authorisationLaws, chatLaws, keyOf, said } from '../laws/chats.laws.ts';

const SHOP: ChatPartner = { kind: 'shop', id: shopId(2) };

export const chatsSuite = (embedded: Embedded): void => {
  const create = async (announces: (extension: string) => boolean): Promise<ChatSubject> => {
    const client = await embedded.customer();
    const desk = await embedded.market.api.signIn('desk@tiffin.test');
    return {
      chats: createHttpChats({ ...client, announces }),
      shop: SHOP,
      answer: (id, chat_content) => embedded.market.api.ok('answerChat', { id, chat_content }, { token: desk }),
    };
  };
  describePort(
    'Chats',
    (fresh) => {
      chatLaws(fresh);
      authorisationLaws(fresh);
    },
    {
      fake: () => {
        const server = createChatServer((partner) => partner.kind === 'operator' || partner.id === SHOP.id);
        return { chats: server.port, shop: SHOP, answer: async (chat, text) => server.answer(chat, text) };
      },
      embedded: () => create(() => true),
    },
  );

  it('API-1 Chats: CHAT-1k a server without the extension is not asked', async () => {
    const { chats } = await create((extension) => extension !== 'chat_typing');
    expect(await chats.announceTyping(chatId('c-987654'))).toEqual({ ok: true, value: undefined });
  });

  describe('API-1 Chats: a server without the overview', () => {
    it('CHAT-1f reads the last messages and the unread ones of every chat', async () => {
      const { chats, answer, shop } = await create((extension) => extension !== 'chat_overview');
      const [desk, other] = [taken(await chats.open(OPERATOR)), taken(await chats.open(shop))];
      await answer(desk.id, 'Hello');
      taken(await chats.send(desk.id, said('Hello'), keyOf(1)));
      const listed = taken(await chats.list());
      expect(listed.map(({ id, unread, last }) => [id, unread, last?.text])).toEqual([
        [desk.id, 1, 'Hello'],
        [other.id, 0, undefined],
      ]);
      const [first] = taken(await chats.messages(desk.id, 'latest')).messages;
      expect(taken(await chats.messages(desk.id, { before: first?.id ?? messageId('') }))).toEqual({
        messages: [],
        hasMore: false,
      });
    });
  });
};
