import { describe, expect, it } from 'vitest';
import { TYPING_AGAIN_MS, TYPING_COUNTS_MS } from '@domain/chat/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { chatId, messageId } from '@domain/kernel/ids.ts';
import { PartnerTyping } from '@app/features/chat/partner-typing.ts';
import { createChatServer } from '../../infra/contract/fakes/fake-chats.ts';
import { NOON, openWindow, OPERATOR, say, settle } from './stage.ts';

const SECOND_MS = 1_000;

const stage = async () => {
  const server = createChatServer();
  const opened = await server.port.open(OPERATOR);
  if (!opened.ok) throw new Error('No chat');
  const { id } = opened.value;
  const window = openWindow(server);
  const conversation = window.open();
  await settle();
  /** The other side announces at a second of the server, whose clock is three hours ahead of this device. */
  const announce = (second: number): void =>
    window.tell({ kind: 'typing', chatId: id, at: instant(NOON + 10_800_000 + second * SECOND_MS) });
  const said = (second: number, sender: 'own' | 'other' = 'other'): void =>
    window.tell({
      kind: 'arrived',
      message: {
        id: messageId(`m-${900 + second}`),
        chatId: id,
        text: 'Hello',
        image: undefined,
        sender,
        isUnread: true,
        createdAt: instant(NOON + 10_800_000 + second * SECOND_MS),
      },
    });
  return { server, window, conversation, id, announce, said, isTyping: () => window.box.isTyping(OPERATOR) };
};

describe('CHAT-1k what the customer types', () => {
  it('is announced at the first letter, again after some seconds, and anew after it was sent', async () => {
    const { server, window, conversation } = await stage();
    const typeAt = (milliseconds: number, text: string): number => {
      window.clock.now = NOON + milliseconds;
      conversation.draft.type(text);
      return milliseconds;
    };
    const counts: number[] = [];
    const steps: readonly (readonly [number, string])[] = [
      [0, ' '],
      [10, 'H'],
      [500, 'He'],
      [TYPING_AGAIN_MS, 'Hel'],
      [TYPING_AGAIN_MS + 10, 'Hell'],
      [3 * TYPING_AGAIN_MS, ''],
    ];
    for (const [milliseconds, text] of steps) {
      typeAt(milliseconds, text);
      await settle();
      counts.push(server.announced().length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2]);
    await say(conversation, 'Hello');
    expect(server.announced()).toHaveLength(3);
    conversation.draft.type('A');
    await settle();
    expect(server.announced()).toHaveLength(4);
  });

  it('is announced to nobody before the first message, or without a network', async () => {
    const server = createChatServer();
    const window = openWindow(server);
    const conversation = window.open();
    await settle();
    conversation.draft.type('H');
    await say(conversation, 'Hello');
    await settle();
    expect(server.announced()).toEqual([]);
    window.network.write(false);
    conversation.draft.type('A');
    window.network.write(true);
    conversation.draft.type('An');
    await settle();
    expect(server.announced()).toHaveLength(1);
  });
});

describe('CHAT-1l the writing of the other side', () => {
  it('is shown until it lapses, and goes on with each announcement, whatever the clocks say', async () => {
    const passes: (() => void)[] = [];
    const waited: number[] = [];
    const clock = { time: NOON as number, now: () => instant(clock.time) };
    const typing = new PartnerTyping({
      clock,
      delay: (milliseconds) => {
        waited.push(milliseconds);
        return new Promise((resolve) => void passes.push(resolve));
      },
    });
    const [chat, other] = [chatId('c-1'), chatId('c-2')];
    const lapse = async (): Promise<boolean> => {
      passes.shift()?.();
      await settle();
      return typing.isIn(chat);
    };
    typing.hear(chat, instant(NOON + 10_800_000));
    expect([typing.isIn(chat), typing.isIn(other), waited]).toEqual([true, false, [TYPING_COUNTS_MS]]);
    clock.time += TYPING_AGAIN_MS;
    typing.hear(chat, instant(NOON + 10_804_000));
    clock.time += TYPING_COUNTS_MS - TYPING_AGAIN_MS;
    expect(await lapse()).toBe(true);
    // The clock of the device is set back meanwhile.
    clock.time -= 3_600_000;
    expect(await lapse()).toBe(false);
  });

  it('CHAT-1m ends with a message of that side, whichever arrives first, and with none of the customer', async () => {
    const { announce, said, isTyping, window } = await stage();
    announce(0);
    said(1, 'own');
    expect(isTyping()).toBe(true);
    said(2);
    expect(isTyping()).toBe(false);
    announce(1);
    expect(isTyping()).toBe(false);
    announce(3);
    expect(isTyping()).toBe(true);
    await window.pass();
  });

  it('CHAT-1m ends with a message that was read after an interruption', async () => {
    const { window, server, announce, id, isTyping } = await stage();
    announce(-20_000);
    expect(isTyping()).toBe(true);
    window.lose();
    server.answer(id, 'Good morning');
    window.restore();
    await settle();
    expect(isTyping()).toBe(false);
  });
});
