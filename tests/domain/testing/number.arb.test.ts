import { expect, it } from 'vitest';
import { hostileNumberArb, uncountableNumberArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

it('hostile numbers are NaN, too large, fractional, negative and sometimes valid; uncountable ones never are', () => {
  const numbers = sampled(hostileNumberArb, 400);
  const kinds: readonly ((number: number) => boolean)[] = [
    Number.isNaN,
    (number) => number === Infinity,
    (number) => number === -Infinity,
    (number) => Object.is(number, -0),
    (number) => Number.isFinite(number) && !Number.isInteger(number),
    (number) => Number.isInteger(number) && !Number.isSafeInteger(number),
    (number) => number === Number.MAX_SAFE_INTEGER,
    (number) => Number.isSafeInteger(number) && number < 0,
    (number) => number === 1,
  ];
  for (const isKind of kinds) expect(numbers.some(isKind)).toBe(true);
  expect(sampled(uncountableNumberArb, 400).some(Number.isSafeInteger)).toBe(false);
  expect([smallest(hostileNumberArb), smallest(uncountableNumberArb)]).toEqual([Number.NaN, Number.NaN]);
});
