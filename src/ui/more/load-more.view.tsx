import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { INFINITE_MARGIN_PX } from '@domain/search/index.ts';
import { Button } from '../button/index.ts';
import styles from './load-more.module.scss';

type LoadMoreProps = {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onMore: () => void;
  /** Why no more came; the press then tries again, and nothing is asked by itself. */
  readonly failure?: string | undefined;
  /** What scrolls the list, where it is not the page. */
  readonly scroller?: RefObject<HTMLElement | null> | undefined;
  /** Something stands below the list, which an endless one would keep out of reach. */
  readonly isPressOnly?: boolean;
};

/** SEARCH-5: loads more when its place comes near, and by a press, so that the keyboard gets there too. */
export function LoadMore({ label, isBusy, onMore, failure, scroller, isPressOnly = false }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  const above = useRef<HTMLElement>(undefined);
  const isQuiet = isBusy || isPressOnly || failure !== undefined;

  useEffect(() => {
    latest.current = onMore;
  }, [onMore]);

  useEffect(() => {
    const element = place.current;
    if (!element || isQuiet) return;
    // Observed anew after each page: what still is near its end loads the next one.
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && latest.current(), {
      root: scroller?.current ?? null,
      rootMargin: `${INFINITE_MARGIN_PX}px`,
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isQuiet, scroller]);

  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      // With the last page the button goes; whoever is on it by keyboard goes on from the entry that stood above it.
      if (element?.contains(document.activeElement)) above.current?.focus({ preventScroll: true });
    };
  }, []);

  const lookAbove = (): void => {
    above.current = place.current ? stopBefore(place.current) : undefined;
  };

  return (
    <div ref={place} className={styles.more} onFocus={lookAbove}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <Button
        look="quiet"
        isBusy={isBusy}
        onClick={() => {
          lookAbove();
          onMore();
        }}
      >
        {label}
      </Button>
    </div>
  );
}

/** Where Shift+Tab leads from here. */
const stopBefore = (element: HTMLElement): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('a, button, input')].findLast((stop) => stop.tabIndex >= 0 && stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
