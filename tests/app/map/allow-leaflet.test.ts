import { afterEach, describe, expect, it, vi } from 'vitest';

type Rules = { readonly createHTML: (text: string) => string | null };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the module anew, as a page does. */
const load = async (createPolicy: (name: string, rules: Rules) => unknown): Promise<void> => {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', { createPolicy });
  await vi.importActual('@app/features/map/allow-leaflet.ts');
};

describe('SECURITY-1 markup made of text', () => {
  it('is refused, except what the map library tests a browser with', async () => {
    const policies: [string, Rules][] = [];
    await load((...policy) => policies.push(policy));
    const [[name, rules] = []] = policies;
    expect([policies.length, name]).toEqual([1, 'default']);
    expect(['', '<svg/>', '<img src=x onerror=alert(1)>'].map((text) => rules?.createHTML(text))).toEqual([
      '',
      '<svg/>',
      null,
    ]);
  });

  it('may be ruled already by an earlier map', async () => {
    await expect(
      load(() => {
        throw new TypeError('Policy "default" already exists');
      }),
    ).resolves.toBeUndefined();
  });
});
