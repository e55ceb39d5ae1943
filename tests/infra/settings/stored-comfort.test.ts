import { describe, expect, it } from 'vitest';
import { DEVICE_COMFORT } from '@domain/appearance/index.ts';
import { createDocumentComfort } from '@infra/drivers/browser/document-comfort.ts';
import { createStoredComfort } from '@infra/settings/stored-comfort.adapter.ts';
import { createStoredDefaultTip } from '@infra/settings/stored-default-tip.adapter.ts';
import { createStoredStartPage } from '@infra/settings/stored-start-page.adapter.ts';

const storeOf = (text: string | undefined) => {
  const held = { text };
  return {
    held,
    store: {
      get: () => held.text,
      set: (next: string) => void (held.text = next),
      remove: () => void (held.text = undefined),
    },
  };
};

describe('ACCESS-3a the stored comfort', () => {
  it('is nothing before the first choice, and what was written after it', () => {
    const { store, held } = storeOf(undefined);
    expect(createStoredComfort({ store }).read()).toBeUndefined();
    createStoredComfort({ store }).write({ ...DEVICE_COMFORT, textSize: 150, contrast: 'more' });
    expect(held.text).toBe('150.device.more');
    expect(createStoredComfort({ store }).read()).toEqual({ textSize: 150, motion: 'device', contrast: 'more' });
    createStoredComfort({ store }).write(undefined);
    expect(held.text).toBeUndefined();
  });

  it('ORDER-1m holds a default tip, and none that checkout does not show', () => {
    const { store, held } = storeOf('33');
    const tip = createStoredDefaultTip({ store });
    expect(tip.read()).toBeUndefined();
    tip.write(15);
    expect([held.text, createStoredDefaultTip({ store }).read()]).toEqual(['15', 15]);
    tip.write(undefined);
    expect(held.text).toBeUndefined();
  });

  it('ACCESS-3c holds a page to open with, and nothing for the home page', () => {
    const { store, held } = storeOf('//evil.test');
    const start = createStoredStartPage({ store });
    expect(start.read()).toBe('home');
    start.write('liked');
    expect([held.text, createStoredStartPage({ store }).read()]).toEqual(['liked', 'liked']);
    start.write('home');
    expect(held.text).toBeUndefined();
  });
});

describe('ACCESS-3a the comfort of a document', () => {
  it('is marked at the root, also where the styles fail to load', async () => {
    const root = { dataset: { theme: 'dark' } as Record<string, string> };
    let loads = 0;
    const appearance = createDocumentComfort({
      root: root as unknown as HTMLElement,
      loadStyles: () => Promise.reject(new Error(`Load ${(loads += 1)}`)),
    });
    await appearance.showComfort({ textSize: 112, motion: 'less', contrast: 'more' });
    expect(root.dataset).toEqual({ theme: 'dark', text: '112', motion: 'less', contrast: 'more' });
    await appearance.showComfort({ ...DEVICE_COMFORT, motion: 'less' });
    expect([root.dataset, loads]).toEqual([{ theme: 'dark', motion: 'less' }, 2]);
  });
});
