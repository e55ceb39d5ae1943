import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@domain/chat/index.ts';
import { chatMessageArb, chatMomentArb, chatPartnerArb, messageContentArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('CHAT-1 generated messages', () => {
  it('are equal under the same id, except for being read', () => {
    const byId = new Map<string, string>();
    for (const message of sampled(chatMessageArb, 300)) {
      const said = JSON.stringify({ ...message, isUnread: true });
      expect(byId.get(message.id) ?? said).toBe(said);
      expect(checkContent(message).ok).toBe(true);
      byId.set(message.id, said);
    }
    expect(byId.size).toBe(12);
  });

  it('share times, are of both sides, read and unread; some times lie between them', () => {
    const messages = sampled(chatMessageArb);
    const moments = new Set<number>(messages.map(({ createdAt }) => createdAt));
    expect(moments.size).toBe(5);
    expect(new Set(messages.map(({ sender, isUnread }) => `${sender} ${isUnread}`)).size).toBe(4);
    expect(sampled(chatMomentArb).filter((at) => !moments.has(at)).length).toBeGreaterThan(30);
    expect(new Set(sampled(chatPartnerArb).map(({ kind }) => kind)).size).toBe(3);
    expect(
      new Set(sampled(messageContentArb).map((content) => (checkContent(content).ok ? 'right' : 'wrong'))).size,
    ).toBe(2);
  });

  it('shrink to the first of them', () => {
    expect(smallest(fc.array(chatMessageArb), (messages) => messages.length > 1)).toMatchObject([
      { id: '1', isUnread: false },
      { id: '1' },
    ]);
  });
});
