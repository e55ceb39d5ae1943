import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { shopId, uuid } from '@domain/kernel/ids.ts';
import type { Story, StoryGroup } from '@domain/stories/index.ts';
import { StoryRail } from '@app/features/stories/index.ts';
import { services } from '../content/stage.ts';
import { render } from '../render.tsx';

const storyOf = (shop: number, picture: number): Story => ({
  shopId: shopId(shop),
  shopTitle: `Shop ${shop}`,
  logo: undefined,
  author: { name: '', avatar: undefined },
  product: { uuid: uuid(`dish-${picture}`), title: `Dish ${picture}` },
  image: `/${picture}.webp`,
  createdAt: instant(picture),
});
const groups: readonly StoryGroup[] = [
  { shopId: shopId(1), stories: [storyOf(1, 1), storyOf(1, 2)] },
  { shopId: shopId(2), stories: [storyOf(2, 3)] },
];

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

describe('CATALOG-3 the stories of a page', () => {
  it('are a list of shops', () => {
    render(<StoryRail groups={groups} />, { services });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Stories of Shop 1',
      'Stories of Shop 2',
    ]);
    expect(screen.getByRole('region', { name: 'Stories' })).toBeDefined();
  });

  it('are omitted where there are none', () => {
    expect(render(<StoryRail groups={[]} />, { services }).container.textContent).toBe('');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('CATALOG-3c open over the page, move on and back by buttons and keys, and link to their product', async () => {
    render(<StoryRail groups={groups} />, { services });
    fireEvent.click(screen.getByRole('button', { name: 'Stories of Shop 1' }));
    const dialog = await waitFor(() => screen.getByRole('dialog', { name: 'Shop 1' }));
    const dish = () => screen.getByRole('status').textContent;
    const product = () => screen.getByRole('link', { name: 'See the product' }).getAttribute('href');
    expect([dish(), product()]).toEqual(['1 of 2Dish 1', '/shop/1?product=dish-1']);
    expect(screen.getByRole('button', { name: 'Previous story' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next story' }));
    expect([dish(), product()]).toEqual(['2 of 2Dish 2', '/shop/1?product=dish-2']);
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(screen.getByRole('dialog', { name: 'Shop 2' })).toBeDefined();
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(dish()).toBe('2 of 2Dish 2');
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Close the stories' })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CATALOG-3c close after the last one', async () => {
    render(<StoryRail groups={groups} />, { services });
    fireEvent.click(screen.getByRole('button', { name: 'Stories of Shop 2' }));
    await waitFor(() => screen.getByRole('dialog', { name: 'Shop 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next story' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
