import { describe, expect, it } from 'vitest';
import { checkShopApplication } from '@domain/partners/index.ts';
import { shopApplicationDraftArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('ACCOUNT-7 generated applications', () => {
  const forms = sampled(shopApplicationDraftArb(2));

  it('are valid, in one language and in several, with and without pictures, zone, number and fee', () => {
    expect(forms.every((form) => checkShopApplication(form, 2).ok)).toBe(true);
    const kinds: readonly ((form: (typeof forms)[number]) => boolean)[] = [
      ({ texts }) => Object.keys(texts).length === 1,
      ({ texts }) => Object.values(texts).some(({ title }) => title === ''),
      ({ texts }) => Object.values(texts).some(({ title, address }) => title !== '' && address === ''),
      ({ cover }) => cover !== undefined,
      ({ logo }) => logo === undefined,
      ({ zone }) => zone === undefined,
      ({ phone }) => phone.trim() === '',
      ({ fee }) => fee.trim() === '',
      ({ fee }) => fee.includes(','),
      ({ leadFrom, leadTo }) => Number(leadFrom) < Number(leadTo),
    ];
    expect(kinds.map((isKind) => forms.filter(isKind).length > 10)).toEqual(kinds.map(() => true));
  });

  it('shrink to one language and nothing else', () => {
    expect(smallest(shopApplicationDraftArb(2))).toMatchObject({
      texts: { en: { title: 'Nadia’s Table', description: '' } },
      phone: '',
      fee: '',
      logo: undefined,
      categories: [],
      leadFrom: '0',
    });
  });
});
