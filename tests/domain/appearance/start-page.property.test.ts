import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpening, readStartPage, START_PAGES, startPageNow, startPagesFor } from '@domain/appearance/index.ts';
import { arrivalArb, hostileTextArb, startPageArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('ACCESS-3c the page that the app opens with', () => {
  it('reads known pages only; anything else is the home page', () => {
    fc.assert(
      fc.property(startPageArb, hostileTextArb, (page, text) => {
        expect(readStartPage(page)).toBe(page);
        expect(readStartPage(`${text}/${page}`)).toBe('home');
      }),
      runs(50),
    );
    expect([undefined, '', 'Liked', '//evil.test', '__proto__'].map(readStartPage)).toEqual(Array(5).fill('home'));
    expect(START_PAGES).toEqual(['home', 'shops', 'categories', 'liked', 'orders']);
  });

  it('offers orders to customers only, and opens at home instead', () => {
    fc.assert(
      fc.property(startPageArb, fc.boolean(), (page, isSignedIn) => {
        const isOffered = startPagesFor(isSignedIn).includes(page);
        expect(isOffered).toBe(isSignedIn || page !== 'orders');
        expect(startPageNow(page, isSignedIn)).toBe(isOffered ? page : 'home');
      }),
      runs(30),
    );
  });

  it('opens the app at its own address, else only at the first direct home page of a visit', () => {
    fc.assert(
      fc.property(arrivalArb, (arrival) => {
        expect(isOpening({ ...arrival, at: 'start' })).toBe(true);
        expect(isOpening({ ...arrival, at: 'elsewhere' })).toBe(false);
        const isFirst = arrival.isDirect && !arrival.isReload && !arrival.isVisiting;
        expect(isOpening({ ...arrival, at: 'home' })).toBe(isFirst);
      }),
      runs(50),
    );
  });
});
