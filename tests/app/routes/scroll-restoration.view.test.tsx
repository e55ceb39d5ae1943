import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollRestoration } from '@app/routes/use-scroll-restoration.ts';

/** A page that follows the address a moment later, as pages do that bring their data first. */
function Outlet() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(pathname);
  useEffect(() => {
    const timer = setTimeout(() => setShown(pathname), 10);
    return () => clearTimeout(timer);
  }, [pathname]);
  useScrollRestoration(shown);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <main>
      {isLoaded || !shown.startsWith('/slow') ? (
        <h1 key="loaded" tabIndex={-1}>
          {shown + search}
        </h1>
      ) : (
        <Skeleton hasHeading={shown === '/slow-titled'} />
      )}
      <button onClick={() => void navigate('/slow')}>slow</button>
      <button onClick={() => void navigate('/slow-titled')}>slow and titled</button>
      <button onClick={() => setLoaded(true)}>load</button>
      <button onClick={() => void navigate('/b')}>b</button>
      <button onClick={() => void navigate('/a?open=1', { replace: true })}>filter</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate(1)}>forward</button>
    </main>
  );
}

function Skeleton({ hasHeading }: { readonly hasHeading: boolean }) {
  return hasHeading ? <h1 tabIndex={-1}>Loading</h1> : <p>Loading</p>;
}

const scrolls: number[] = [];
/** The address bar, which moves before React does. */
let bar = '/a';
const scroll = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};
const press = async (name: string, path: string): Promise<void> => {
  bar = path;
  fireEvent.click(screen.getByText(name));
  await act(() => vi.advanceTimersByTimeAsync(20));
};

const mount = (): void => {
  bar = '/a';
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Outlet />
    </MemoryRouter>,
  );
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  scrolls.length = 0;
  vi.spyOn(location, 'pathname', 'get').mockImplementation(() => bar);
  vi.stubGlobal('scrollTo', ({ top }: { readonly top: number }) => {
    scrolls.push(top);
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  });
  mount();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('ROUTE-4 the scroll position', () => {
  it('leaves the first page of a visit to the browser', () => {
    expect([scrolls, document.activeElement]).toEqual([[], document.body]);
  });

  it('starts a new page at its top, with the focus on its heading', async () => {
    scroll(900);
    await press('b', '/b');
    expect([scrolls, document.activeElement?.textContent]).toEqual([[0], '/b']);
  });

  it('focuses a heading that follows its skeleton, unless the customer has moved the focus meanwhile', async () => {
    for (const moved of [false, true]) {
      await press('slow', '/slow');
      if (moved) screen.getByText('filter').focus();
      await press('load', '/slow');
      expect(document.activeElement?.textContent).toBe(moved ? 'filter' : '/slow');
      cleanup();
      mount();
    }
  });

  it('keeps the focus on the heading when the one of the skeleton is replaced, unless it was moved', async () => {
    for (const moved of [false, true]) {
      await press('slow and titled', '/slow-titled');
      expect(document.activeElement?.textContent).toBe('Loading');
      if (moved) screen.getByText('filter').focus();
      await press('load', '/slow-titled');
      expect(document.activeElement?.textContent).toBe(moved ? 'filter' : '/slow-titled');
      cleanup();
      mount();
    }
  });

  it('does not return to a heading that the customer has left with a press beside it', async () => {
    await press('b', '/b');
    act(() => (document.activeElement as HTMLElement).blur());
    screen.getByRole('main').append('more');
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(document.activeElement).toBe(document.body);
  });

  it('is restored on Back and Forward, although the browser scrolls by itself in between', async () => {
    scroll(900);
    await press('b', '/b');
    scroll(40);
    bar = '/a';
    // The browser restores by itself while the old page is still shown.
    scroll(300);
    await press('back', '/a');
    expect(scrolls.at(-1)).toBe(900);
    await press('forward', '/b');
    expect(scrolls.at(-1)).toBe(40);
  });

  it('stays when only the query changes', async () => {
    scroll(500);
    await press('filter', '/a');
    expect(scrolls).toEqual([]);
  });
});
