/** What somebody does who uses the page; a click without the others comes from assistive technology. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click', 'focusin', 'popstate', 'online'] as const;
/**
 * What shows late is at most this old: a page kept for another address or session corrects itself, and no change of
 * the page, which React holds back until all code of the served markup is there, waits longer for it.
 */
const LATEST_MS = 6_000;

/** Resolves when somebody uses the page, or a little later: what most visitors never need does not delay its start. */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) return resolve();
    const used = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, used, true);
      resolve();
    };
    const timer = setTimeout(used, LATEST_MS);
    for (const sign of SIGNS) window.addEventListener(sign, used, { capture: true, passive: true });
  });
