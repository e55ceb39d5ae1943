import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Comfort, StartPage } from '@domain/appearance/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { ComfortView } from '@app/features/comfort/comfort.view.tsx';
import { ComfortViewModel } from '@app/features/comfort/comfort.view-model.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { LOCALE_VIEW_MODEL } from '@app/features/locale/index.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { SESSION_VIEW_MODEL } from '@app/features/session/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';

const show = (isSignedIn = false, start: StartPage = 'home') => {
  const chosen = createLiveValue<Comfort | undefined>(undefined);
  const defaultTip = createLiveValue<number | undefined>(undefined);
  const startPage = createLiveValue<StartPage>(start);
  const vm = new ComfortViewModel({
    chosen,
    defaultTip,
    startPage,
    appearance: { showComfort: () => Promise.resolve() },
  });
  render(<ComfortView vm={vm} />, {
    services: [
      bound(PAGES as never, { prefetch: () => Promise.resolve() }),
      bound(SESSION_VIEW_MODEL as never, { isSignedIn }),
      bound(REFERENCE_VIEW_MODEL as never, { settings: { extensions: [] } }),
      bound(LOCALE_VIEW_MODEL as never, { language: 'en', options: [{ locale: 'en', title: 'English' }] }),
      bound(CURRENCY_VIEW_MODEL as never, { current: { symbol: '$', title: 'USD' } }),
    ],
  });
  return { chosen, defaultTip, startPage };
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const press = (of: string, name: string) => fireEvent.click(group(of).getByRole('radio', { name }));

describe('ACCESS-3a the page of comfort', () => {
  it('keeps what is chosen', () => {
    const { chosen, defaultTip } = show();
    for (const each of ['Text size', 'Motion', 'Contrast', 'Page to open with', 'Tip for new orders'])
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

  it('ACCESS-3c offers a guest no page that needs a session, and shows home in its place', () => {
    const { startPage } = show(false, 'orders');
    const pages = () =>
      group('Page to open with')
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked, labels }) => [labels?.[0]?.textContent, checked]);
    expect(pages()).toEqual([
      ['Home page', true],
      ['All shops', false],
      ['Categories', false],
      ['Liked shops', false],
    ]);
    press('Page to open with', 'Liked shops');
    expect([startPage.read(), pages()[3]]).toEqual(['liked', ['Liked shops', true]]);
  });

  it('ACCESS-3c offers customers their orders', () => {
    const { startPage } = show(true);
    press('Page to open with', 'Orders');
    expect(startPage.read()).toBe('orders');
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
