import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = 'scroll-positions';

/** A new page starts at its top with focus on its heading; Back finds the page where it was left. */
export const useScrollMemory = (shownPath: string): void => {
  const { key } = useLocation();
  const kind = useNavigationType();
  const isFirst = useRef(true);
  const latest = useRef({ key, kind });

  useEffect(() => {
    latest.current = { key, kind };
  }, [key, kind]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      if (latest.current.kind !== 'POP') return;
    }
    if (latest.current.kind === 'POP') scrollTo({ top: read()[latest.current.key] ?? 0, behavior: 'instant' });
    else {
      scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [shownPath]);

  useEffect(() => {
    const keep = (): void => write({ ...read(), [key]: scrollY });
    addEventListener('scrollend', keep);
    addEventListener('pagehide', keep);
    return () => {
      keep();
      removeEventListener('scrollend', keep);
      removeEventListener('pagehide', keep);
    };
  }, [key]);
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
    // A forbidden storage only forgets where the customer was.
  }
};
