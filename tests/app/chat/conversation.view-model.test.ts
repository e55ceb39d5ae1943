import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { createChatServer } from '../../infra/contract/fakes/fake-chats.ts';
import { refusal } from '../../infra/contract/fakes/refusals.ts';
import { runs } from '../../domain/runs.ts';
import { createWalkedServer, createWalkedStore, LONG_WALK, stepArb, walk } from './walk.ts';
import { createDevice, NOON, openWindow, OPERATOR, say, settle, textsOf } from './stage.ts';

const HOUR_MS = 3_600_000;

const stage = async () => {
  const server = createChatServer();
  const device = createDevice();
  const window = openWindow(server, device);
  const conversation = window.open();
  await settle();
  return { server, device, window, conversation };
};

describe('CHAT-1 a conversation', () => {
  it('opens the chat with its first message, and not before', async () => {
    const { server, window, conversation } = await stage();
    expect([conversation.isLoaded, (await server.port.list()).ok && window.box.chats]).toEqual([true, []]);
    await say(conversation, ' Hello ');
    await settle();
    expect([textsOf(conversation), server.all().length]).toEqual([['Hello'], 1]);
    expect(window.box.chats.map(({ partner, last }) => [partner, last?.text])).toEqual([[OPERATOR, 'Hello']]);
  });

  it('shows an answer at once, announces it, and marks it as read while somebody looks', async () => {
    const { server, window, conversation } = await stage();
    await say(conversation, 'Hello');
    window.visibility.write(false);
    const [chat] = window.box.chats;
    if (!chat) throw new Error('No chat');
    server.answer(chat.id, 'Good morning');
    await settle();
    expect([textsOf(conversation), window.heard, window.box.unread]).toEqual([
      ['Hello', 'Good morning'],
      ['Good morning'],
      1,
    ]);
    expect(conversation.readUpTo).toBe(server.all()[0]?.id);
    window.visibility.write(true);
    await settle();
    expect(window.box.unread).toBe(0);
    expect(server.all().map(({ isUnread }) => isUnread)).toEqual([false, false]);
  });

  it('reads earlier messages back to the first', async () => {
    const { server, window, conversation } = await stage();
    await say(conversation, 'First');
    const [chat] = window.box.chats;
    if (!chat) throw new Error('No chat');
    for (let number = 2; number <= 250; number += 1) server.answer(chat.id, `${number}`);
    const other = openWindow(server);
    await settle();
    const late = other.open();
    await settle();
    expect([late.entries.length, late.older.hasMore, textsOf(late).at(-1)]).toEqual([100, true, '250']);
    while (late.older.hasMore) await late.older.load();
    expect(textsOf(late)).toEqual(['First', ...Array.from({ length: 249 }, (_, index) => `${index + 2}`)]);
  });

  it('shows what was said also where the list arrives after the page', async () => {
    const server = createChatServer();
    const first = openWindow(server);
    await say(first.open(), 'Hello');
    await settle();
    // Nothing waits for the list before the conversation opens.
    const late = openWindow(server).open();
    await settle();
    expect([textsOf(late), late.isLoaded]).toEqual([['Hello'], true]);
  });

  it('forgets everything when another account signs in', async () => {
    const { window, conversation } = await stage();
    conversation.draft.type('A secret');
    window.sessions.write({ token: 'other', user: { id: 8, firstName: 'Bea' } } as never);
    expect(window.box.opened(OPERATOR)).toBeUndefined();
  });
});

describe('CHAT-2 sending', () => {
  it('keeps a message that failed in its place, and sends it again once', async () => {
    const { server, window, conversation, device } = await stage();
    for (const text of ['One', 'Two', 'Three']) await say(conversation, text);
    window.state.refuses = refusal(500, 'ERROR_500').error;
    await say(conversation, 'Four');
    window.state.refuses = undefined;
    const [chat] = window.box.chats;
    if (!chat) throw new Error('No chat');
    await say(conversation, 'Five');
    server.answer(chat.id, 'Six');
    expect(textsOf(conversation)).toEqual(['One', 'Two', 'Three', 'Four (failed)', 'Five', 'Six']);
    const [failed] = conversation.conversation.outgoing;
    await conversation.sendAgain(failed?.localId ?? '');
    await settle();
    expect(textsOf(conversation)).toEqual(['One', 'Two', 'Three', 'Five', 'Six', 'Four']);
    expect([server.all().length, device.waiting()]).toEqual([6, []]);
  });

  it('sends once although the answer was lost, however often it is repeated', async () => {
    const { server, window, conversation } = await stage();
    window.state.losesAnswers = true;
    await say(conversation, 'Two forks');
    for (const _again of [1, 2, 3]) await conversation.sendAgain(conversation.conversation.outgoing[0]?.localId ?? '');
    expect(textsOf(conversation).at(-1)).toBe('Two forks (failed)');
    window.state.losesAnswers = false;
    window.tell({ kind: 'stale' });
    await settle();
    expect([textsOf(conversation), server.all().map(({ text }) => text)]).toEqual([['Two forks'], ['Two forks']]);
  });

  it('CHAT-2e sends again by itself what a server that hung has not answered, after a growing pause', async () => {
    const { server, window, conversation } = await stage();
    window.state.losesAnswers = true;
    await say(conversation, 'Two forks');
    expect([textsOf(conversation), window.waits().at(-1)]).toEqual([['Two forks (failed)'], 1_000]);
    await window.pass();
    expect([textsOf(conversation), window.waits().at(-1)]).toEqual([['Two forks (failed)'], 2_000]);
    window.state.losesAnswers = false;
    await window.pass();
    expect([textsOf(conversation), server.all().map(({ text }) => text)]).toEqual([['Two forks'], ['Two forks']]);
    const before = window.waits().length;
    await window.pass();
    expect(window.waits()).toHaveLength(before);
  });

  it('CHAT-2e does not send again what was discarded meanwhile', async () => {
    const { server, window, conversation } = await stage();
    window.state.refuses = refusal(500, 'ERROR_500').error;
    await say(conversation, 'Never mind');
    conversation.discard(conversation.conversation.outgoing[0]?.localId ?? '');
    window.state.refuses = undefined;
    await window.pass();
    expect([textsOf(conversation), server.all()]).toEqual([[], []]);
  });

  it('discards what failed, and nothing else', async () => {
    const { server, window, conversation, device } = await stage();
    window.state.refuses = refusal(403, 'ERROR_403').error;
    await say(conversation, 'Never mind');
    conversation.discard(conversation.conversation.outgoing[0]?.localId ?? '');
    window.state.refuses = undefined;
    window.restore();
    await settle();
    expect([textsOf(conversation), device.waiting(), server.all()]).toEqual([[], [], []]);
  });

  it('waits without a network, and sends in order once it is back', async () => {
    const server = createChatServer();
    const window = openWindow(server);
    const conversation = window.open();
    await settle();
    await say(conversation, 'One');
    window.network.write(false);
    window.lose();
    await say(conversation, 'Two');
    await say(conversation, 'Three');
    expect([textsOf(conversation), conversation.isWaiting]).toEqual([
      ['One', 'Two (pending)', 'Three (pending)'],
      true,
    ]);
    // The stream of events has not noticed.
    window.state.isUp = true;
    window.network.write(true);
    await settle();
    expect([textsOf(conversation), conversation.isWaiting]).toEqual([['One', 'Two', 'Three'], false]);
    expect(server.all().map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  });

  it('waits for a connection, although the first reads after it came back fail', async () => {
    const server = createChatServer();
    const window = openWindow(server);
    const conversation = window.open();
    await say(conversation, 'One');
    await settle();
    window.network.write(false);
    window.lose();
    await say(conversation, 'Two');
    // The network is back before the server can be reached, and no event tells when it can.
    window.network.write(true);
    await settle();
    await window.pass();
    expect(textsOf(conversation)).toEqual(['One', 'Two (pending)']);
    window.state.isUp = true;
    await window.pass();
    expect([textsOf(conversation), conversation.isWaiting]).toEqual([['One', 'Two'], false]);
    expect(server.all().map(({ text }) => text)).toEqual(['One', 'Two']);
  });

  it('sends nothing of an account that has signed out, whatever it was waiting for', async () => {
    const server = createChatServer();
    const window = openWindow(server);
    const conversation = window.open();
    await say(conversation, 'One');
    await settle();
    window.lose();
    await say(conversation, 'A secret');
    window.network.write(true);
    window.tell({ kind: 'stale' });
    await settle();
    window.sessions.write({ token: 'other', user: { id: 8, firstName: 'Bea' } } as never);
    window.state.isUp = true;
    await window.pass();
    expect(server.all().map(({ text }) => text)).toEqual(['One']);
  });

  it('sends nothing more of an account that signs out while its first message is on its way', async () => {
    const { server, window, conversation } = await stage();
    await say(conversation, 'One');
    window.state.refuses = refusal(409, 'ERROR_409').error;
    conversation.draft.type('A secret');
    const sending = conversation.send();
    await settle();
    conversation.draft.type('Another secret');
    await conversation.send();
    window.sessions.write({ token: 'other', user: { id: 8, firstName: 'Bea' } } as never);
    window.state.refuses = undefined;
    await window.pass();
    await sending;
    expect(server.all().map(({ text }) => text)).toEqual(['One']);
  });

  it('is refused for a text that is too long, which stays in the field', async () => {
    const { conversation, server } = await stage();
    await say(conversation, 'x'.repeat(2001));
    expect([conversation.draft.fault, conversation.draft.text.length, server.all()]).toEqual(['too-long', 2001, []]);
    await say(conversation, '   ');
    expect([conversation.draft.fault, server.all()]).toEqual([undefined, []]);
  });
});

describe('CHAT-2d a reload', () => {
  it('keeps the draft and goes on with what was not sent, also on another page', async () => {
    const { server, window, conversation, device } = await stage();
    window.lose();
    await say(conversation, 'Not yet sent');
    conversation.draft.type('Half a sent');
    window.close();

    const reloaded = openWindow(server, device);
    await settle();
    // No conversation is open: the first page that follows chats sends it.
    expect([server.all().map(({ text }) => text), device.waiting()]).toEqual([['Not yet sent'], []]);
    expect(reloaded.open().draft.text).toBe('Half a sent');
  });

  it('leaves it to the customer after a day', async () => {
    const { server, window, conversation, device } = await stage();
    window.lose();
    await say(conversation, 'Yesterday');
    window.close();
    const [stored] = device.waiting();
    if (!stored) throw new Error('Nothing is stored');
    device.unsent.put('operator', { ...stored, sentAt: instant(NOON - 25 * HOUR_MS) });
    const late = openWindow(server, device).open();
    await settle();
    expect([textsOf(late), server.all()]).toEqual([['Yesterday (failed)'], []]);
    await late.sendAgain(stored.localId);
    expect([textsOf(late), device.waiting()]).toEqual([['Yesterday'], []]);
  });
});

describe('CHAT-1d 500 messages, lost connections and two windows', () => {
  it.each([
    ['on the server', createWalkedServer],
    ['in the document store', createWalkedStore],
  ])(
    'show the same order everywhere %s, nothing lost and nothing doubled',
    async (_place, create) => {
      const check = async (...walked: Parameters<typeof walk>): Promise<void> => {
        const { wanted, there, shown } = await walk(...walked);
        expect(new Set(there)).toEqual(new Set(wanted));
        expect(there.length).toBe(wanted.length);
        expect(shown).toEqual([there, there]);
      };
      await fc.assert(
        fc.asyncProperty(fc.array(stepArb, { minLength: 4, maxLength: 30 }), async (steps) => {
          // At least something is said.
          await check(create(), [...steps, { does: 'say', window: 0 }, { does: 'answer', window: 1 }], 40);
        }),
        runs(15),
      );
      const long = Array.from({ length: 60 }, (_, index) => ({
        does: LONG_WALK[index % LONG_WALK.length]!,
        window: Math.floor(index / 5) % 2,
      }));
      await check(create(), long, 500);
    },
    120_000,
  );
});
