import * as fc from 'fast-check';
import { streetOf } from '@domain/addresses/index.ts';
import { describe, expect, it } from 'vitest';
import { runs } from '../runs.ts';

const nameArb = fc.constantFrom('Harbor Street', 'Rue du Port', '5th Avenue', 'Портовая', 'شارع الميناء', '港口街');
const numberArb = fc.constantFrom('12', '8b', '4-6', '١٢', '12号', 'No. 7', 'Nr 7', '№ 7');
const restArb = fc.constantFrom('', ', Port Alder', '، الميناء', '，港城', ', Flat 3, Port Alder');

describe('GROUP-1g the street of an address', () => {
  it('says the street without house number, entrance and town', () => {
    fc.assert(
      fc.property(nameArb, numberArb, restArb, (name, number, rest) => {
        expect(streetOf(`${name} ${number}${rest}`)).toBe(name);
        expect(streetOf(`${name}, ${number}${rest}`)).toBe(name);
        if (/^\p{Nd}/u.test(number)) expect(streetOf(`${number} ${name}${rest}`)).toBe(name);
      }),
      runs(200),
    );
    expect(streetOf('12, rue du Port, Port Alder')).toBe('rue du Port');
    expect(streetOf('港口街12号')).toBe('港口街');
    expect(streetOf(' 12 ')).toBe('');
  });

  it('never says a number that stands alone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('12', '8b', 'Quay', ',', '4/6'), { maxLength: 6 }), (words) => {
        const street = streetOf(words.join(' '));
        expect(words.join(' ')).toContain(street);
        expect(street).not.toMatch(/^\d+$/);
      }),
      runs(200),
    );
  });
});
