import { describe, expect, it } from 'vitest';
import { isUuidV4 } from '@domain/kernel/uuid.ts';
import {
  characterArb,
  hostileTextArb,
  settingRowArb,
  spoiltTextArb,
  titleArb,
  uuidArb,
  webAddressArb,
} from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('generated text', () => {
  it('is hostile: empty, markup, reserved names, any characters', () => {
    const texts = sampled(hostileTextArb, 400);
    for (const text of ['', ' ', 'NaN', '__proto__', '1e999', '<script>', '\ud800']) expect(texts).toContain(text);
    expect(texts.some((text) => text.length > 20)).toBe(true);
    expect(smallest(hostileTextArb)).toBe('');
  });

  it('has single characters of every plane, never half a surrogate pair, the simplest first', () => {
    const characters = sampled(characterArb, 400);
    expect(characters.filter((one) => [...one].length !== 1 || /\p{Surrogate}/u.test(one))).toEqual([]);
    expect(
      ['\u0000', '\ud7ff', '\ue000', '\u{10ffff}'].filter((one) => !characterArb.canShrinkWithoutContext(one)),
    ).toEqual([]);
    expect(['', 'ab', '\ud800', 7].filter((one) => characterArb.canShrinkWithoutContext(one))).toEqual([]);
    expect(characters.some((one) => one < '\u0100')).toBe(true);
    expect(characters.some((one) => one.length === 2)).toBe(true);
    expect(smallest(characterArb, (one) => one > '\ud7ff')).toBe('\ue000');
  });

  it('contains web addresses, as browsers read them', () => {
    const addresses = sampled(webAddressArb);
    expect(addresses.filter((one) => !URL.canParse(one))).toEqual([]);
    for (const part of [/^http:/, /:8443/, /\?./, /#./, /%D9/, /\.[a-z]+$/])
      expect(addresses.some((one) => part.test(one))).toBe(true);
    expect(smallest(webAddressArb)).toBe('https://0.aa');
  });

  it('is valid, nearly valid, or neither', () => {
    const texts = sampled(spoiltTextArb(['12:30']), 400);
    expect(texts.filter((text) => text === '12:30').length).toBeGreaterThan(20);
    expect(texts.filter((text) => text !== '12:30' && text.startsWith('12')).length).toBeGreaterThan(50);
    expect(texts.filter((text) => !/\d/.test(text)).length).toBeGreaterThan(20);
    expect(smallest(spoiltTextArb(['12:30']))).toBe('');
  });

  it('has titles in many scripts, and a valid uuid where one is required', () => {
    const titles = sampled(titleArb);
    for (const script of [
      /\p{Script=Arabic}/u,
      /\p{Script=Han}/u,
      /\p{Script=Cyrillic}/u,
      /\p{Extended_Pictographic}/u,
      /[é]/,
    ])
      expect(titles.some((title) => script.test(title))).toBe(true);
    expect(sampled(uuidArb).every(isUuidV4)).toBe(true);
    expect([smallest(titleArb), isUuidV4(smallest(uuidArb))]).toEqual(['Falafel bowl', true]);
  });

  it('fills the rows of settings, valid and invalid, often under the same key', () => {
    const rows = sampled(settingRowArb);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(10);
    expect(rows.filter(({ value }) => /^\d+$/.test(value)).length).toBeGreaterThan(40);
    expect(rows.filter(({ value }) => !/^\d+$/.test(value)).length).toBeGreaterThan(40);
    expect(smallest(settingRowArb)).toEqual({ key: 'ui_type', value: '0' });
  });
});
