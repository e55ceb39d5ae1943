import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { whereText } from '@app/features/orders/where-text.ts';
import type { RouteProgress } from '@domain/orders/index.ts';
import { createI18n, numbersOf, type Translate } from '@app/i18n/index.ts';
import texts from '../../../src/public/locales/en/translation.json';
import { orderOf } from './stage.ts';

const words = {
  translate: createI18n('en', { en: { translation: texts, errors: {} } }).t as Translate,
  numbers: numbersOf('en'),
  timeText: () => '18:44',
};
const courier = { name: 'Ana', phone: undefined, image: undefined, position: undefined, seenAt: instant(1) };
const textOf = (distance: number | undefined, seenAt = courier.seenAt, route?: RouteProgress): string =>
  whereText(
    { courier: { at: undefined, distance, route } },
    orderOf({ status: 'on_a_way', address: '12 Quay', courier: seenAt ? { ...courier, seenAt } : undefined }),
    words,
  );

describe('ORDER-7 the map as text', () => {
  it.each([
    [0.612, 'The courier is 600 m from 12 Quay. Position from 18:44.'],
    [0.004, 'The courier is 50 m from 12 Quay. Position from 18:44.'],
    [0.99, 'The courier is 1.0 km from 12 Quay. Position from 18:44.'],
    [1.24, 'The courier is 1.2 km from 12 Quay. Position from 18:44.'],
  ])('says %s km in the unit that people use', (distance, text) => {
    expect(textOf(distance).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('names the street where the courier is, if the server tells it', () => {
    const route = { ridden: [], left: [], kilometresLeft: 0.6 };
    const said = (street: string | undefined): string =>
      textOf(0.6, courier.seenAt, { ...route, street }).replaceAll('\u00a0', ' ');
    expect(said('Mill Road')).toBe('The courier is on Mill Road, 600 m from 12 Quay. Position from 18:44.');
    expect(said(undefined)).toBe('The courier is 600 m from 12 Quay. Position from 18:44.');
  });

  it('says that the order is on its way while no position is known', () => {
    expect(textOf(undefined)).toBe('Your order is on its way');
  });
});
