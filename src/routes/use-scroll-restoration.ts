import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = 'scroll-positions';

/**
 * A new page starts at its top with focus on its heading; Back restores the scroll position. The current page may lag
 * behind the address: it stays until the next one is ready. A page that is recreated in place keeps its position.
 */
export const useScrollRestoration = (shownPath: string | undefined): void => {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef({ key, path: pathname, top: 0 });

  useEffect(() => {
    const follow = (): void => {
      // The browser scrolls by itself when the history changes, while the old page is still on screen.
      if (location.pathname === shown.current.path) shown.current.top = scrollY;
    };
    const keep = (): void => write({ ...read(), [shown.current.key]: shown.current.top });
    addEventListener('scroll', follow, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', keep);
    };
  }, []);

  // Before the paint, or the page would flash at the previous scroll position.
  useLayoutEffect(() => {
    const before = shown.current;
    if (shownPath !== pathname || before.key === key) return;
    write({ ...read(), [before.key]: before.top });
    shown.current = { key, path: pathname, top: before.top };
    if (before.path === pathname) return;
    if (kind === NavigationType.Pop) {
      holdPosition();
      scrollTo({ top: read()[key] ?? 0, behavior: 'instant' });
      shown.current.top = scrollY;
      return;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    shown.current.top = scrollY;
    return focusHeading();
  }, [shownPath, pathname, key, kind]);
};

/**
 * Focuses the heading of a page, also one that comes after a skeleton or replaces the heading of one, unless the
 * customer has moved the focus. Returns the way to stop waiting.
 */
const focusHeading = (): (() => void) => {
  let focused = document.activeElement;
  const follow = (): void => {
    const { activeElement, body } = document;
    if (activeElement !== focused && activeElement !== body) return observer.disconnect();
    const heading = document.querySelector<HTMLElement>('main h1');
    // It may have lost the focus to a press beside it.
    if (!heading || heading === focused) return;
    heading.focus({ preventScroll: true });
    focused = heading;
  };
  const observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
};

const SETTLING_MS = 500;

/** Parts whose code is still loading may have another height at first: the browser must not scroll along with them. */
const holdPosition = (): void => {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  setTimeout(() => (style.overflowAnchor = ''), SETTLING_MS);
};

const read = (): Readonly<Record<string, number>> => {
  try {
    return JSON.parse(sessionStorage.getItem(positions) ?? '{}') as Readonly<Record<string, number>>;
  } catch {
    return {};
  }
};

const write = (next: Readonly<Record<string, number>>): void => {
  try {
    sessionStorage.setItem(positions, JSON.stringify(Object.fromEntries(Object.entries(next).slice(-50))));
  } catch {
    // A forbidden storage only loses the scroll positions.
  }
};
