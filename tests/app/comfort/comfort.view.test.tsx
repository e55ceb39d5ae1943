import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Comfort } from '@domain/appearance/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { ComfortView } from '@app/features/comfort/comfort.view.tsx';
import { ComfortViewModel } from '@app/features/comfort/comfort.view-model.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { LOCALE_VIEW_MODEL } from '@app/features/locale/index.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { SESSION_VIEW_MODEL } from '@app/features/session/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';

const show = (isSignedIn = false) => {
  const chosen = createLiveValue<Comfort | undefined>(undefined);
  const defaultTip = createLiveValue<number | undefined>(undefined);
  const vm = new ComfortViewModel({ chosen, defaultTip, appearance: { showComfort: () => Promise.resolve() } });
  render(<ComfortView vm={vm} />, {
    services: [
      bound(PAGES as never, { prefetch: () => Promise.resolve() }),
      bound(SESSION_VIEW_MODEL as never, { isSignedIn }),
      bound(REFERENCE_VIEW_MODEL as never, { settings: { extensions: [] } }),
      bound(LOCALE_VIEW_MODEL as never, { language: 'en', options: [{ locale: 'en', title: 'English' }] }),
      bound(CURRENCY_VIEW_MODEL as never, { current: { symbol: '$', title: 'USD' } }),
    ],
  });
  return { chosen, defaultTip };
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const press = (of: string, name: string) => fireEvent.click(group(of).getByRole('radio', { name }));

describe('ACCESS-3a the page of comfort', () => {
  it('keeps what is chosen', () => {
    const { chosen, defaultTip } = show();
    for (const each of ['Text size', 'Motion', 'Contrast', 'Tip for new orders'])
      expect(
        group(each)
          .getAllByRole<HTMLInputElement>('radio')
          .map(({ checked }) => checked)
          .indexOf(true),
      ).toBe(0);
    press('Text size', '125% size');
    press('Motion', 'Less motion Nothing slides, grows or plays by itself.');
    press('Contrast', 'More contrast Text and lines stand out more.');
    press('Tip for new orders', 'About 10% of the items');
    expect([chosen.read(), defaultTip.read()]).toEqual([{ textSize: 125, motion: 'less', contrast: 'more' }, 10]);
    expect(group('Text size').getByRole<HTMLInputElement>('radio', { name: '125% size' }).checked).toBe(true);
    press('Tip for new orders', 'No tip');
    expect(defaultTip.read()).toBeUndefined();
  });

  it('leads to what has a place of its own', () => {
    show();
    expect(screen.getByRole('link', { name: 'Diets and allergens' }).getAttribute('href')).toBe('/diet');
    expect(screen.getByRole('button', { name: 'Language English' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Currency $ USD' })).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('stands beside the other settings of a customer', () => {
    show(true);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/settings/comfort');
  });
});
