import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CategoryRail } from '@app/features/home/category-rail.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const show = (isWaiting: boolean) => {
  cleanup();
  const { container } = render(<CategoryRail categories={[]} isWaiting={isWaiting} />, { services: viewServices });
  return container.querySelectorAll('li').length;
};

describe('LAYOUT-2 the categories of the home page', () => {
  it('keep their room while they load, silently and without links, and none where there are none', () => {
    expect(show(true)).toBeGreaterThan(0);
    expect([screen.queryByRole('navigation'), screen.queryByRole('list'), screen.queryByRole('link')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(show(false)).toBe(0);
  });
});
