import { expect, it } from 'vitest';
import { THEMES, TOAST_KINDS } from '@domain/appearance/index.ts';
import { themeArb, toastArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

it('LOCALE-7 ERROR-4 generated themes and notices repeat and shrink to the first', () => {
  const toasts = sampled(toastArb, 100);
  expect([
    new Set(sampled(themeArb)).size,
    new Set(toasts.map(({ kind }) => kind)).size,
    new Set(toasts.map(({ text }) => text)).size,
  ]).toEqual([THEMES.length, TOAST_KINDS.length, 5]);
  expect([smallest(themeArb), smallest(toastArb)]).toEqual(['light', { id: 0, kind: 'success', text: 'Saved' }]);
});
