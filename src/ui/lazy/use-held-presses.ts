import { useCallback, useRef } from 'react';

type Holding = {
  /** Where presses are held: in the server's markup, until its code has loaded. */
  readonly ref: (place: HTMLElement | null) => (() => void) | undefined;
  /** To be called once the markup is hydrated: repeats the presses. */
  readonly release: () => void;
};

/** Holds presses of server-rendered buttons whose code is still loading, then repeats them. */
export const useHeldPresses = (): Holding => {
  const held = useRef<HTMLElement[] | undefined>([]);
  const ref = useCallback((place: HTMLElement | null) => {
    if (!place) return;
    const hold = (event: MouseEvent): void => {
      const button = (event.target as Element).closest('button');
      if (!held.current || !button || !place.contains(button)) return;
      event.preventDefault();
      event.stopPropagation();
      held.current.push(button);
    };
    // Not at the place itself: React stops what happens in markup that it could not hydrate yet.
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, []);
  const release = useCallback(() => {
    const buttons = held.current ?? [];
    held.current = undefined;
    for (const button of buttons) if (button.isConnected) button.click();
  }, []);
  return { ref, release };
};
