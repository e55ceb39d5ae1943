/** Returns a function that lets its callers through one after another, `gapMs` apart. */
export const createPace = (gapMs: number): (() => Promise<void> | undefined) => {
  let next = 0;
  return () => {
    const now = performance.now();
    const wait = Math.max(0, next - now);
    next = now + wait + gapMs;
    return wait > 0 ? new Promise((resolve) => void setTimeout(resolve, wait)) : undefined;
  };
};
