/**
 * Focuses what `find` finds in `place`: at once, or as soon as it is there, since its code may still be loading. The
 * focus stays where a person has moved it meanwhile. Returns a function that stops waiting.
 */
export const focusWhenThere = (place: Element, find: () => HTMLElement | null | undefined): (() => void) => {
  const { activeElement: start } = document;
  const focus = (): boolean => {
    const found = find();
    found?.focus();
    return Boolean(found);
  };
  if (focus()) return () => {};
  const watch = new MutationObserver(() => {
    if (isElsewhere(start) || focus()) watch.disconnect();
  });
  watch.observe(place, { childList: true, subtree: true, attributes: true });
  return () => watch.disconnect();
};

/** Whether the focus is on another element; one that was taken off the page leaves it on the body. */
const isElsewhere = (start: Element | null): boolean =>
  document.activeElement !== start && document.activeElement !== document.body;
