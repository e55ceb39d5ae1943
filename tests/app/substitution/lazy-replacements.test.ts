import { describe, expect, it } from 'vitest';
import { LazyReplacements } from '@app/features/substitution/index.ts';

const CART = { lines: [{ stockId: 7 }], others: [] };

describe('ORDER-10 the wishes whose code loads late', () => {
  it('are sent once it has loaded, and not at all without it', async () => {
    const known = { orderedFor: () => ({ replacements: { 7: 'replace' } }) };
    let loads = 0;
    const replacements = new LazyReplacements(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(known as never);
    });
    await replacements.ready();
    expect(replacements.orderedFor(CART)).toEqual({});
    await replacements.ready();
    await replacements.ready();
    expect([replacements.orderedFor(CART), loads]).toEqual([{ replacements: { 7: 'replace' } }, 2]);
  });
});
