import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MenuFilterSheet } from '@app/features/menu-filter/menu-filter-sheet.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const offer = (value: unknown, count: number, isOn = false, title = '') => ({ value, count, isOn, title });
const show = (more: object = {}) => {
  const done: string[] = [];
  const vm = {
    choice: { diets: ['halal'], without: [], brands: [], sections: [], isForMe: undefined },
    shown: 3,
    total: 9,
    hasProfile: false,
    forMe: offer(true, 2),
    diets: [offer('vegan', 4), offer('halal', 0, true), offer('kosher', 0)],
    allergens: [offer('milk', 5)],
    brands: [offer('a', 1, false, 'Alpha')],
    sections: [offer(1, 1, false, 'Mains')],
    apply: (change: object) => void done.push(JSON.stringify(change)),
    clear: () => void done.push('clear'),
    ...more,
  };
  render(<MenuFilterSheet vm={vm as never} onClose={() => void done.push('close')} />, { services: viewServices });
  return done;
};
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const group = (name: string) => screen.queryByRole('group', { name });

describe('CATALOG-2 the sheet of the filters of a menu', () => {
  it('toggles each filter, with the number of dishes that it leaves', () => {
    const done = show();
    fireEvent.click(box(/^Vegan/));
    fireEvent.click(box(/^Halal/));
    fireEvent.click(box(/^Milk/));
    expect(done.map((each) => JSON.parse(each) as object)).toEqual([
      { diets: ['halal', 'vegan'] },
      expect.objectContaining({}),
      { without: ['milk'] },
    ]);
    expect(done[1]).not.toContain('halal');
    expect(box(/^Vegan/).closest('label')?.textContent).toBe('Vegan4');
  });

  it('keeps what leaves nothing, which can only be taken back', () => {
    show();
    expect([box(/^Kosher/).disabled, box(/^Halal/).disabled, box(/^Halal/).checked]).toEqual([true, false, true]);
  });

  it('uses the own profile, or leads to it where there is none', () => {
    show();
    expect(screen.getByRole('link', { name: 'Say once what you eat' }).getAttribute('href')).toBe('/diet');
    expect(screen.queryByRole('checkbox', { name: /profile/ })).toBeNull();
  });

  it('turns the own profile on', () => {
    const done = show({ hasProfile: true });
    fireEvent.click(box(/^Use my diet profile/));
    expect(done).toEqual(['{"isForMe":true}']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers brands and sections where there are several', () => {
    show();
    expect([group('Brands'), group('Sections')]).toEqual([null, null]);
  });

  it('toggles brands and sections', () => {
    const done = show({
      brands: [offer('a', 1, false, 'Alpha'), offer('b', 2, false, 'Beta')],
      sections: [offer(1, 1, false, 'Mains'), offer(2, 2, false, 'Sweets')],
    });
    fireEvent.click(within(group('Brands') as HTMLElement).getByRole('checkbox', { name: /Beta/ }));
    fireEvent.click(within(group('Sections') as HTMLElement).getByRole('checkbox', { name: /Sweets/ }));
    expect(done).toEqual(['{"brands":["b"]}', '{"sections":[2]}']);
  });

  it('is cleared, and closed by what it shows', () => {
    const done = show();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 of 9' }));
    expect(done).toEqual(['clear', 'close']);
  });
});
