import { expect, it } from 'vitest';
import { monthText } from '@app/i18n/index.ts';

it.each([
  ['en', 'November 2026'],
  ['de', 'November 2026'],
  ['es', 'noviembre de 2026'],
  ['fr', 'novembre 2026'],
  ['ru', 'ноябрь 2026 г.'],
  ['tr', 'Kasım 2026'],
  ['ar', 'نوفمبر 2026'],
  ['zh', '2026年11月'],
])('ORDER-6n names a month in %s', (language, text) => {
  expect(monthText('2026-11', language)).toBe(text);
});
