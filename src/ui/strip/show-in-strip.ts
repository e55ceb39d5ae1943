/** Scrolls a strip to one of its items where that is out of sight; the page stays where it is. */
export const showInStrip = (strip: Element | null, item: Element | null | undefined): void => {
  if (!strip || !item) return;
  const [frame, box] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  if (box.left < frame.left || box.right > frame.right)
    strip.scrollBy({ left: box.left + box.width / 2 - (frame.left + frame.width / 2) });
};
