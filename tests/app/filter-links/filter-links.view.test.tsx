import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilterLinks } from '@app/features/filter-links/filter-links.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

afterEach(() => vi.restoreAllMocks());

describe('SEARCH-5 the filters of a list', () => {
  it('are links of which one is current, which is brought into sight where the row is longer than the screen', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {});
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      const left = this.getAttribute('aria-current') ? 500 : 0;
      return { left, width: 100, right: left + 100 } as DOMRect;
    });
    const filters = ['All', 'Active', 'Past'].map((label) => ({ to: `/${label}`, label, isChosen: label === 'Past' }));
    render(<FilterLinks label="Orders" filters={filters} />, { services: viewServices });
    expect(screen.getByRole('navigation', { name: 'Orders' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);
    expect(scrolled.mock.calls).toEqual([[{ left: 500 }]]);
  });
});
