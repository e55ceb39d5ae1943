import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chatEntries,
  confirmSent,
  discard,
  emptyConversation,
  failSent,
  markConversationRead,
  mergeMessages,
  receive,
  receiveAll,
  replaceMessages,
  send,
  sendAgain,
  unreadMessages,
  type ChatMessage,
  type Conversation,
  type OutgoingMessage,
} from '@domain/chat/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { chatMessageArb, chatMomentArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

type Step =
  | { readonly kind: 'send'; readonly localId: string; readonly now: Instant }
  | { readonly kind: 'confirm'; readonly localId: string; readonly message: ChatMessage }
  | { readonly kind: 'fail' | 'again' | 'discard'; readonly localId: string }
  | { readonly kind: 'live' | 'all'; readonly messages: readonly ChatMessage[] }
  | { readonly kind: 'look' };

const localIdArb = fc.constantFrom('a', 'b', 'c');
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), localId: localIdArb, now: chatMomentArb }),
  fc.record({ kind: fc.constant('confirm' as const), localId: localIdArb, message: chatMessageArb }),
  fc.record({ kind: fc.constantFrom('fail' as const, 'again' as const, 'discard' as const), localId: localIdArb }),
  fc.record({
    kind: fc.constantFrom('live' as const, 'live' as const, 'all' as const),
    messages: fc.array(chatMessageArb, { maxLength: 4 }),
  }),
  fc.constant({ kind: 'look' as const }),
);

const contentOf = (localId: string): OutgoingMessage['content'] => ({
  text: `From here: ${localId}`,
  image: undefined,
});

const after = (conversation: Conversation, step: Step): Conversation => {
  switch (step.kind) {
    case 'send':
      return send(conversation, step.localId, contentOf(step.localId), step.now);
    case 'confirm':
      return confirmSent(conversation, step.localId, step.message);
    case 'fail':
      return failSent(conversation, step.localId);
    case 'again':
      return sendAgain(conversation, step.localId);
    case 'discard':
      return discard(conversation, step.localId);
    case 'live':
      return receive(conversation, step.messages);
    case 'all':
      return receiveAll(conversation, step.messages);
    case 'look':
      return markConversationRead(conversation);
  }
};

/** What a device has to know, step by step: the messages, and the state of each local one. */
const model = (
  steps: readonly Step[],
): { readonly messages: readonly ChatMessage[]; readonly states: ReadonlyMap<string, string> } => {
  let messages: readonly ChatMessage[] = [];
  const states = new Map<string, string>();
  for (const step of steps) {
    if (step.kind === 'send' && !states.has(step.localId)) states.set(step.localId, 'pending');
    if (step.kind === 'confirm') states.delete(step.localId);
    if (step.kind === 'fail' && states.has(step.localId)) states.set(step.localId, 'failed');
    if (step.kind === 'again' && states.has(step.localId)) states.set(step.localId, 'pending');
    if (step.kind === 'discard' && states.get(step.localId) === 'failed') states.delete(step.localId);
    if (step.kind === 'confirm') messages = mergeMessages(messages, [step.message]);
    if (step.kind === 'live') messages = mergeMessages(messages, step.messages);
    if (step.kind === 'all') messages = replaceMessages(messages, step.messages);
    if (step.kind === 'look')
      messages = messages.map((message) => (message.sender === 'other' ? { ...message, isUnread: false } : message));
  }
  return { messages, states };
};

const stepsArb = fc.array(stepArb, { maxLength: 12 });
const played = (steps: readonly Step[]): Conversation => steps.reduce(after, emptyConversation);

describe('CHAT-2 a conversation', () => {
  it('loses nothing and doubles nothing, in whatever order answers and live messages arrive', () => {
    fc.assert(
      fc.property(stepsArb, (steps) => {
        const conversation = played(steps);
        const { messages, states } = model(steps);
        expect(conversation.messages).toEqual(messages);
        expect(conversation.outgoing.map(({ localId, content, state }) => [localId, content, state])).toEqual(
          [...states].map(([localId, state]) => [localId, contentOf(localId), state]),
        );
        const entries = chatEntries(conversation);
        expect(entries.flatMap((entry) => (entry.kind === 'message' ? [entry.message] : []))).toEqual(messages);
        expect(entries.flatMap((entry) => (entry.kind === 'outgoing' ? [entry.outgoing] : []))).toEqual(
          conversation.outgoing,
        );
      }),
      runs(80),
    );
  });

  it('CHAT-2b shows a pending message after all messages up to its time and before later ones', () => {
    fc.assert(
      fc.property(stepsArb, (steps) => {
        const conversation = played(steps);
        const times = chatEntries(conversation).map(
          (entry) =>
            (entry.kind === 'message' ? [entry.message.createdAt, 0] : [entry.outgoing.sentAt, 1]) as readonly [
              number,
              number,
            ],
        );
        for (const [index, [at, kind]] of times.entries()) {
          const [before, other] = times[index - 1] ?? [Number.NEGATIVE_INFINITY, 0];
          expect(before < at || (before === at && other <= kind)).toBe(true);
        }
      }),
      runs(50),
    );
  });

  it('CHAT-2b appends a sent message even if the clock is slow, and keeps it in its position', () => {
    fc.assert(
      fc.property(stepsArb, chatMomentArb, fc.array(chatMessageArb, { maxLength: 4 }), (steps, now, late) => {
        const before = played(steps);
        const sent = send(before, 'new', contentOf('new'), now);
        expect(chatEntries(sent).at(-1)).toEqual({ kind: 'outgoing', outgoing: sent.outgoing.at(-1) });
        expect(sent.outgoing.at(-1)!.sentAt).toBeGreaterThanOrEqual(now);
        if (before.messages.length + before.outgoing.length === 0) expect(sent.outgoing[0]!.sentAt).toBe(now);
        const later = failSent(receive(sent, late), 'new');
        expect(later.outgoing.at(-1)).toEqual({ ...sent.outgoing.at(-1), state: 'failed' });
        expect(sendAgain(later, 'new').outgoing).toEqual(sent.outgoing);
        expect(send(sent, 'new', contentOf('other'), now)).toBe(sent);
      }),
      runs(50),
    );
  });

  it('CHAT-2b shows a message once if it arrives live before the answer to its sending', () => {
    fc.assert(
      fc.property(stepsArb, chatMomentArb, chatMessageArb, (steps, now, message) => {
        const sent = send(played(steps), 'new', contentOf('new'), now);
        const both = confirmSent(receive(sent, [message]), 'new', message);
        expect(both).toEqual(receive(confirmSent(sent, 'new', message), [message]));
        expect(confirmSent(both, 'new', message)).toEqual(both);
        expect(both.messages.filter(({ id }) => id === message.id)).toHaveLength(1);
        expect(both.outgoing.some(({ localId }) => localId === 'new')).toBe(false);
      }),
      runs(40),
    );
  });

  it('CHAT-2c discards only what failed', () => {
    const sent = send(send(emptyConversation, 'a', contentOf('a'), instant(5)), 'b', contentOf('b'), instant(3));
    expect(sent.outgoing.map(({ sentAt }) => sentAt)).toEqual([5, 5]);
    expect(discard(sent, 'a')).toEqual(sent);
    expect(discard(failSent(sent, 'a'), 'a').outgoing.map(({ localId }) => localId)).toEqual(['b']);
    expect(discard(failSent(sent, 'a'), 'b').outgoing.map(({ localId, state }) => [localId, state])).toEqual([
      ['a', 'failed'],
      ['b', 'pending'],
    ]);
  });

  it('CHAT-1f marks received messages as read and leaves pending ones alone', () => {
    fc.assert(
      fc.property(stepsArb, (steps) => {
        const conversation = played(steps);
        const read = markConversationRead(conversation);
        expect([unreadMessages(read.messages), read.outgoing]).toEqual([0, conversation.outgoing]);
      }),
      runs(20),
    );
  });
});
