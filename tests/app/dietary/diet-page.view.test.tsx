import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { DietPageView } from '@app/features/dietary/diet-page.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { sesameAllergy, stage } from './stage.ts';

const show = (profile?: Parameters<typeof stage>[0]) => {
  const scene = stage(profile);
  const Page = () => {
    useEffect(() => scene.vm.activate(), []);
    return <DietPageView vm={scene.vm} />;
  };
  render(
    <main>
      <Page />
    </main>,
    { services: viewServices },
  );
  return scene;
};

const severityOf = (allergen: string) => within(screen.getByRole('radiogroup', { name: `${allergen}: how serious` }));

describe('CATALOG-5 the page of diets and allergens', () => {
  it('checks the diets of the customer', () => {
    const { kept } = show();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Halal' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Halal' }).checked).toBe(true);
    expect(kept.read().diets).toEqual(['halal']);
  });

  it('offers two severities for an allergen and moves the focus to them when it is added', async () => {
    const { kept } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Sesame' }));
    const [avoid, dangerous] = severityOf('Sesame').getAllByRole<HTMLInputElement>('radio');
    expect([avoid?.checked, dangerous?.checked]).toEqual([false, true]);
    await waitFor(() => expect(document.activeElement).toBe(dangerous));
    fireEvent.click(severityOf('Sesame').getByRole('radio', { name: 'I avoid it' }));
    expect(kept.read().allergens).toEqual({ sesame: 'avoid' });
  });

  it('keeps the focus with an allergen that is removed', async () => {
    show(sesameAllergy);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Sesame' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sesame' })));
    expect(screen.getByRole('radiogroup', { name: 'Milk: how serious' })).toBeDefined();
  });

  it('deletes everything with one button and leaves the focus on the page', () => {
    const { kept } = show(sesameAllergy);
    fireEvent.click(screen.getByRole('button', { name: 'Delete all of it' }));
    expect(kept.read().allergens).toEqual({});
    expect(screen.queryByRole('button', { name: 'Delete all of it' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('CATALOG-5m says what a kitchen is told, before and after it is switched on', () => {
    const { telling } = show(sesameAllergy);
    const tells = screen.getByRole<HTMLInputElement>('switch', { name: 'Tell the kitchen with every order' });
    expect([tells.checked, screen.queryByText(/sent to nobody/) !== null]).toEqual([false, true]);
    const text = document.getElementById(tells.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(text).toMatch(/your allergens and how serious each one is, not your diets/);
    fireEvent.click(tells);
    expect([telling.read(), tells.checked, screen.queryByText(/sent to nobody/)]).toEqual([true, true, null]);
    expect(screen.getByText(/Kitchens get your allergens with your orders/)).toBeDefined();
  });

  it('describes in sentences how real dishes are marked', async () => {
    show(sesameAllergy);
    expect(await screen.findByText('From Shop 0, with your answers.')).toBeDefined();
    const examples = within(screen.getByRole('complementary')).getAllByRole('listitem');
    expect(examples.map((item) => item.textContent)).toEqual([
      'Bean stewFits you',
      'White cheeseContains milk. You avoid that.',
      'Mint teaNot stated. We do not call it safe.',
      'FalafelContains sesame. Dangerous for you.',
    ]);
  });
});
