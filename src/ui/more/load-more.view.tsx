import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { AUTOMATIC_LOADS, INFINITE_MARGIN_PX } from '@domain/search/index.ts';
import { Button } from '../button/index.ts';
import styles from './load-more.module.scss';

type LoadMoreProps = {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onMore: () => void;
  /** Why loading failed; the button then retries, and nothing loads automatically. */
  readonly failure?: string | undefined;
  /** The scroll container of the list, where it is not the page. */
  readonly scroller?: RefObject<HTMLElement | null> | undefined;
  /** The place that the next page will take, if it is kept free: loading begins where it scrolls into view. */
  readonly reserved?: RefObject<Element | null> | undefined;
  /** Content follows the list, which automatic loading would keep out of reach. */
  readonly isPressOnly?: boolean;
};

/**
 * SEARCH-5: loads more when it scrolls into view, and on a press, so that the keyboard can reach it, too. After
 * `AUTOMATIC_LOADS` it waits for a press.
 */
export function LoadMore({ label, isBusy, onMore, failure, scroller, reserved, isPressOnly = false }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  const automatic = useRef(AUTOMATIC_LOADS);
  const above = useRef<HTMLElement>(undefined);
  const isQuiet = isBusy || isPressOnly || failure !== undefined;

  useEffect(() => {
    latest.current = onMore;
  }, [onMore]);

  useEffect(() => {
    const element = place.current;
    if (!element || isQuiet) return;
    // Observed again after each page: an end that is still in view loads the next one.
    const watcher = new IntersectionObserver(
      (entries) => {
        if (automatic.current > 0 && entries.some((entry) => entry.isIntersecting)) {
          automatic.current--;
          latest.current();
        }
      },
      {
        root: scroller?.current ?? null,
        rootMargin: `${INFINITE_MARGIN_PX}px`,
      },
    );
    for (const end of [element, reserved?.current]) if (end) watcher.observe(end);
    return () => watcher.disconnect();
  }, [isQuiet, scroller, reserved]);

  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      // The button disappears with the last page; keyboard focus moves to the last entry before it.
      if (element?.contains(document.activeElement)) above.current?.focus({ preventScroll: true });
    };
  }, []);

  const focusPrevious = (): void => {
    above.current = place.current ? previousTabStop(place.current) : undefined;
  };

  return (
    <div ref={place} className={styles.more} onFocus={focusPrevious}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <Button
        look="quiet"
        isBusy={isBusy}
        onClick={() => {
          focusPrevious();
          automatic.current = AUTOMATIC_LOADS;
          onMore();
        }}
      >
        {label}
      </Button>
    </div>
  );
}

/** Returns the element that Shift+Tab reaches from here. */
const previousTabStop = (element: HTMLElement): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('a, button, input')].findLast(
    (stop) => stop.tabIndex >= 0 && stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
