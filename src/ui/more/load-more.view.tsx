import { useEffect, useRef } from 'react';
import { INFINITE_MARGIN_PX } from '@domain/search/index.ts';
import { Button } from '../button/index.ts';
import styles from './load-more.module.scss';

type LoadMoreProps = { readonly label: string; readonly isBusy: boolean; readonly onMore: () => void };

/** SEARCH-5: loads more when its place comes near, and by a press, so that the keyboard gets there too. */
export function LoadMore({ label, isBusy, onMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);

  useEffect(() => {
    latest.current = onMore;
  }, [onMore]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && latest.current(), { rootMargin: `${INFINITE_MARGIN_PX}px` });
    watcher.observe(element);
    return () => watcher.disconnect();
    // Observed anew after each page: what still is near its end loads the next one.
  }, [isBusy]);

  return (
    <div ref={place} className={styles.more}>
      <Button look="quiet" isBusy={isBusy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
