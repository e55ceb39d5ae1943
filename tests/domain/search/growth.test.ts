import { describe, expect, it, vi } from 'vitest';
import { groupDigits } from '@domain/kernel/group-digits.ts';
import { isPrefixWithin, matcherOf, matchRanges } from '@domain/search/index.ts';
import { isLinear } from '../growth.ts';

describe('SEARCH-9g matching takes time in proportion to what it reads', () => {
  it('compares long words letter by letter', () => {
    const compare = (size: number) => isPrefixWithin('ab'.repeat(size), `${'ab'.repeat(size)}c`, 2);
    expect([compare(40), isLinear(compare, 120)]).toEqual([true, true]);
  });

  it('marks one long word that matches a long term', () => {
    const mark = (size: number) => matchRanges(`${'e'.repeat(size)}x`, 'e'.repeat(size));
    expect([mark(40), isLinear(mark, 250)]).toEqual([[[0, 40]], true]);
  });

  it('marks many words of a text for a term of many words', () => {
    const words = (size: number, letter: string) =>
      Array.from({ length: size }, (_, index) => `${letter}${index}`).join(' ');
    const mark = (size: number) => matchRanges(words(size, 'a'), words(size, 'b'));
    expect([mark(40), isLinear(mark, 60)]).toEqual([[], true]);
  });

  it('folds each title once, not with every term', () => {
    const titles = Array.from({ length: 10_000 }, (_, index) => `Pizza number ${index}`);
    const match = matcherOf(titles, (title) => ({ names: [title] }));
    const folding = vi.spyOn(String.prototype, 'normalize');
    expect(match('pizza numb 77', 3)).toEqual(['Pizza number 77', 'Pizza number 770', 'Pizza number 771']);
    expect(folding.mock.calls.length).toBeLessThanOrEqual(1);
    folding.mockRestore();
  });
});

it('LOCALE-6 writing long numbers takes time in proportion to their digits', () => {
  const write = (size: number) => groupDigits('1'.repeat(size));
  expect([write(7), isLinear(write, 400)]).toEqual(['1,111,111', true]);
});
