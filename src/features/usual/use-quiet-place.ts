import { useEffect, useRef, useState, type RefObject } from 'react';

type QuietPlace = {
  /** The point at which the content begins. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isShown: boolean;
};

/**
 * Where content arrives late without moving what is on screen: with the page if `isEarly`, otherwise once its place is
 * out of sight. `take` is asked before it is shown, and may refuse.
 */
export const useQuietPlace = (isEarly: boolean, take: () => boolean): QuietPlace => {
  const ref = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(isEarly);
  useEffect(() => {
    const place = ref.current;
    if (isShown || !place) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      // What grows above the view moves it, unless the browser keeps it in place.
      const isAbove = entry.boundingClientRect.top < 0;
      if (!(isAbove && !CSS.supports('overflow-anchor', 'auto')) && take()) setShown(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [isShown, take]);
  return { ref, isShown };
};
