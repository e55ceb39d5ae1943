import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Toolbar } from '@app/ui/toolbar/index.ts';

afterEach(cleanup);

const rowOf = (...names: readonly string[]) => (
  <Toolbar label="Filters">
    {names.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </Toolbar>
);
const stops = () =>
  screen
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
const press = (key: string, more: object = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  return document.activeElement?.textContent;
};

describe('A11Y-1 a row of buttons', () => {
  it('is one stop with a name: its first button, then the one that was left', () => {
    render(rowOf('All', 'Vegan', 'Halal'));
    expect(screen.getByRole('toolbar', { name: 'Filters' })).toBeDefined();
    expect(stops()).toEqual(['All']);
    screen.getByRole('button', { name: 'Vegan' }).focus();
    expect(stops()).toEqual(['Vegan']);
  });

  it('is walked with the arrows, round its ends, and with Home and End', () => {
    render(rowOf('All', 'Vegan', 'Halal'));
    screen.getByRole('button', { name: 'All' }).focus();
    expect(['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End', 'Home'].map((key) => press(key))).toEqual([
      'Vegan',
      'All',
      'Halal',
      'All',
      'Halal',
      'All',
    ]);
    expect([press('ArrowDown'), press('ArrowRight', { altKey: true })]).toEqual(['All', 'All']);
  });

  it('is walked in the direction of the text', () => {
    const { container } = render(rowOf('الكل', 'نباتي', 'حلال'));
    container.style.direction = 'rtl';
    for (const button of screen.getAllByRole('button')) button.style.direction = 'rtl';
    screen.getByRole('button', { name: 'الكل' }).focus();
    expect([press('ArrowLeft'), press('ArrowRight')]).toEqual(['نباتي', 'الكل']);
  });

  it('keeps one stop when buttons come and go', () => {
    const { rerender } = render(rowOf('All', 'Vegan', 'Halal'));
    screen.getByRole('button', { name: 'Halal' }).focus();
    rerender(rowOf('All', 'Vegan'));
    expect(stops()).toEqual(['All']);
    rerender(rowOf('Fits me', 'All', 'Vegan'));
    expect(stops()).toEqual(['Fits me']);
  });
});
