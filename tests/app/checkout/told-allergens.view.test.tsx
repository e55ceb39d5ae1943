import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ToldAllergen } from '@domain/dietary/index.ts';
import { ReplacementSection } from '@app/features/checkout/replacement-section.view.tsx';
import { REPLACEMENTS } from '@app/features/substitution/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { opened } from './stage.ts';

const show = async (told: readonly ToldAllergen[], isAsked = false) => {
  const { vm } = await opened();
  const wishes = { told, isAsked, hasAllergens: false, chosen: { usual: 'ask', byStock: {} } };
  const services = [
    ...viewServices.slice(0, -1),
    bound(REPLACEMENTS as never, { vm: wishes, ready: () => Promise.resolve() }),
  ];
  await act(async () => void render(<ReplacementSection vm={vm} />, { services, path: '/checkout' }));
};

describe('CATALOG-5m what the kitchen is told at checkout', () => {
  it('is named before the order is placed, with a way to change it', async () => {
    await show([
      { allergen: 'peanuts', severity: 'dangerous' },
      { allergen: 'milk', severity: 'avoid' },
    ]);
    expect(screen.getByText('The kitchen is told: Peanuts, Milk')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Change what it is told' }).getAttribute('href')).toBe('/diet');
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('is not mentioned where nothing is told', async () => {
    await show([], true);
    expect(screen.queryByText(/kitchen is told/)).toBeNull();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  });
});
