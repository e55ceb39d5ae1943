/** What somebody does who uses the page; a click without the others comes from assistive technology. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click', 'focusin'] as const;

/** Resolves when somebody uses the page: most visitors who only look at it never need some of its code. */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) return resolve();
    const used = (): void => {
      for (const sign of SIGNS) document.removeEventListener(sign, used, true);
      resolve();
    };
    for (const sign of SIGNS) document.addEventListener(sign, used, { capture: true, passive: true });
  });
