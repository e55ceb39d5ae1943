import * as fc from 'fast-check';
import { kilometresBetween } from '@domain/catalog/index.ts';
import { addressAt, loadCity, suggestInCity } from '@infra/server/demo-city/index.ts';
import { describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';

const centre = { latitude: 41.49, longitude: -71.312 };
const ask = (text: string, language = 'en', near = centre) => suggestInCity({ text, near }, language);

describe('ADDRESS-6 the gazetteer of the demo city', () => {
  it('suggests houses that the map finds again at their location, in every language of the city', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'de', 'fr', 'ar', 'ru'),
        fc.constantFrom('har', 'mi', 'we', 'street', 'lane', 'see', 'rosen'),
        fc.integer({ min: 1, max: 300 }),
        (language, name, number) => {
          const found = ask(`${number} ${name}`, language);
          expect(found.length).toBeLessThanOrEqual(6);
          for (const { kind, text, title, location } of found) {
            const at: Readonly<Record<string, string>> | undefined = addressAt(location);
            expect(text.startsWith(title)).toBe(true);
            if (kind === 'house') expect(at?.[language] ?? at?.['en']).toBe(text);
          }
        },
      ),
      runs(100),
    );
  });

  it('finds a house by four letters, and the number on either side of the street', () => {
    const [first] = ask('12 ha');
    expect([first?.kind, first?.title, first?.district]).toEqual([
      'house',
      '12 Harbor Street',
      'Old Harbor, Port Alder',
    ]);
    expect(ask('harbor street 12')[0]).toEqual(first);
    expect(ask('12 harbr stret')[0]).toEqual(first);
  });

  it('finds every saved address of the demo’s customers where its pin stands', async () => {
    const { people } = await loadCity();
    const saved = people.flatMap(({ addresses }) => addresses);
    expect(saved).toHaveLength(4);
    for (const { address, house, location } of saved) {
      const [latitude, longitude] = location;
      const [found] = ask(address.split(',')[0] ?? '', 'en', { latitude, longitude });
      expect([found?.text, found?.title.split(' ').includes(house ?? '')]).toEqual([address, true]);
      expect(found && kilometresBetween(found.location, { latitude, longitude })).toBeLessThan(0.1);
    }
  });

  it('finds the address of every shop where the shop stands', async () => {
    const { shops } = await loadCity();
    expect(shops.length).toBeGreaterThan(50);
    for (const { address, location } of shops) {
      const [latitude, longitude] = location;
      const [found] = ask(address.en.split(',')[0] ?? '', 'en', { latitude, longitude });
      expect(found?.text).toBe(address.en);
      // A tenth of a kilometer, north or south, east or west.
      expect(Math.abs((found?.location.latitude ?? 0) - latitude)).toBeLessThan(0.001);
      expect(Math.abs((found?.location.longitude ?? 0) - longitude)).toBeLessThan(0.0014);
    }
  });

  it('offers streets, places and buildings without a number', () => {
    const kinds = ask('har').map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['street', 'place', 'building']));
  });

  it('gives every street of a city one name, known by the map along it', () => {
    const titles = ['street', 'road', 'lane', 'row', 'hill', 'rise'].flatMap((word) =>
      Array.from('abcdefghjlmopqrstw').flatMap((letter) =>
        ask(`${letter}  ${word}`).filter(({ kind }) => kind === 'street'),
      ),
    );
    const idsOf = new Map<string, Set<string>>();
    for (const { id, text } of titles) idsOf.set(text, (idsOf.get(text) ?? new Set()).add(id));
    expect(idsOf.size).toBeGreaterThan(80);
    expect([...idsOf].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });
});
