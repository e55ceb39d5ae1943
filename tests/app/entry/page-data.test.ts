import { describe, expect, it } from 'vitest';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { cookieMark } from '../../../src/entry/page-data.ts';

const markOf = (header: string): number => cookieMark(createRequestCookies(header));

describe('ROUTE-3 the mark of the cookies that a first screen depends on', () => {
  it('is the same in the browser as in the request, in whatever order the cookies come', () => {
    expect(markOf('locale=ar; currency=2')).toBe(markOf('currency=2; device=x; locale=ar'));
  });

  it.each(['address=%7B%7D', 'currency=2', 'locale=ar', 'settings=%7B%7D', 'user=%7B%22id%22%3A1%7D'])(
    'differs once %s is written',
    (cookie) => {
      expect(markOf(cookie)).not.toBe(markOf(''));
    },
  );

  it('tells cookies with the same value apart', () => {
    expect(markOf('currency=2')).not.toBe(markOf('locale=2'));
  });
});
