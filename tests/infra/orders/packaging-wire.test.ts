import { describe, expect, it } from 'vitest';
import { toPackaging } from '@infra/orders/packaging-wire.ts';

describe('ORDER-12 the offer of returnable boxes', () => {
  it('is read with its deposit and the boxes of every stock', () => {
    expect(toPackaging({ deposit: '2.5', boxes: { 7: 1, 8: 0 } })).toEqual({ deposit: '2.5', boxes: { 7: 1, 8: 0 } });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['no deposit', { boxes: { 7: 1 } }],
    ['a deposit that is no number', { deposit: 'two', boxes: {} }],
    ['more boxes than a piece comes in', { deposit: '2', boxes: { 7: 6 } }],
    ['fewer boxes than none', { deposit: '2', boxes: { 7: -1 } }],
  ])('is none of %s', (_what, sent) => {
    expect(toPackaging(sent)).toBeUndefined();
  });
});
