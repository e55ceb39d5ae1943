import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MenuTabs } from '@app/features/shop/menu-tabs.view.tsx';
import { render } from '../render.tsx';

const tabs = [
  { anchor: 'menu-1', title: 'Starters' },
  { anchor: 'menu-2', title: 'Mains' },
];

/** Whether the view takes the press from the browser. */
const press = (name: string, keys: Readonly<Record<string, boolean>> = {}): boolean => {
  const link = screen.getByRole('link', { name });
  const event = createEvent.click(link, keys);
  fireEvent(link, event);
  return event.defaultPrevented;
};

describe('CATALOG-3 the sections of a menu', () => {
  it('are opened in place, with the focus in the section', () => {
    render(
      <>
        <MenuTabs tabs={tabs} search="" onSearch={() => {}} />
        <section id="menu-2" tabIndex={-1} aria-label="Mains" />
      </>,
    );
    expect(press('Mains')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Mains' }));
    expect(screen.getByRole('link', { name: 'Mains' }).getAttribute('aria-current')).toBe('true');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey'])('open elsewhere as the browser does when pressed with %s', (key) => {
    render(
      <>
        <MenuTabs tabs={tabs} search="" onSearch={() => {}} />
        <section id="menu-2" tabIndex={-1} aria-label="Mains" />
      </>,
    );
    expect(press('Mains', { [key]: true })).toBe(false);
  });
});
