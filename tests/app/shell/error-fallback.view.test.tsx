import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from './stage.tsx';

/** A page with a bug that the test can fix. */
const bug = { isThere: true };
function Page() {
  if (bug.isThere) throw new TypeError('A bug of the page');
  return <p>The page</p>;
}

const OOPS = { name: 'Oops, something went wrong!' };
const fallback = () => within(within(screen.getByRole('main')).getByRole('alert'));
const silence = vi.spyOn(console, 'error');
beforeEach(() => {
  bug.isThere = true;
  // React logs every error that a boundary catches.
  silence.mockImplementation(() => {});
});
afterEach(() => silence.mockReset());

describe('ERROR-3 a page that fails to render', () => {
  it('is replaced by a message, a retry and the logo that links home, and is reported', async () => {
    const { reports } = await open({ page: Page, path: '/blog' });
    expect(fallback().getByRole('heading', { level: 1, ...OOPS })).toBeDefined();
    expect(fallback().getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(fallback().getByRole('link', { name: 'Tiffin, home' }).getAttribute('href')).toBe('/');
    expect(reports).toEqual([new TypeError('A bug of the page')]);
  });

  it.each([
    ['Try again', 'button'],
    ['Tiffin, home', 'link'],
  ])('recovers by %s', async (name, role) => {
    await open({ page: Page });
    bug.isThere = false;
    fireEvent.click(fallback().getByRole(role, { name }));
    expect([screen.getByText('The page'), screen.queryByRole('heading', OOPS)]).toEqual([expect.anything(), null]);
  });

  it('is recreated, and replaced again while it still fails', async () => {
    const { opened } = await open({ page: Page });
    fireEvent.click(fallback().getByRole('button', { name: 'Try again' }));
    expect([screen.getByRole('heading', OOPS), opened]).toEqual([expect.anything(), ['/', 'anew']]);
  });

  it('leaves header and cart usable', async () => {
    await open({ page: Page });
    const header = within(screen.getByRole('banner'));
    fireEvent.change(header.getByRole('combobox', { name: 'Search shops and dishes' }), { target: { value: 'soup' } });
    expect(header.getByRole<HTMLInputElement>('combobox').value).toBe('soup');
    fireEvent.click(header.getByRole('button', { name: 'Your cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Your cart' }, { timeout: 10_000 }));
    expect(await cart.findByText('Nothing here yet', undefined, { timeout: 10_000 })).toBeDefined();
  });

  it('disappears on navigation by any link, as soon as the next page is ready', async () => {
    for (const place of ['banner', 'main']) {
      const { arrive, opened } = await open({ page: Page, path: '/blog' });
      fireEvent.click(within(screen.getByRole(place)).getByRole('link', { name: 'Tiffin, home' }));
      // The failed page stays until the next one has loaded.
      expect(opened).toEqual(['/blog', '/']);
      expect(screen.getByRole('heading', OOPS)).toBeDefined();
      arrive(() => <p>Home</p>);
      expect([screen.getByText('Home'), screen.queryByRole('heading', OOPS)]).toEqual([expect.anything(), null]);
      cleanup();
    }
  });
});
