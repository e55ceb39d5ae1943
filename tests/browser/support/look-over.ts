import type { Page } from '@playwright/test';
import { CLOSE, OPEN } from './pseudo-texts.ts';

/**
 * What is wrong with the texts and the layout of what is on screen, one line each; beside `data` only texts of the
 * pseudo language are right. Real languages are looked at for their layout alone.
 */
export const lookOver = (page: Page, data: readonly string[] | 'layout'): Promise<readonly string[]> =>
  page.evaluate(
    ({ data: known, open, close }) => {
      const found: string[] = [];
      const isPseudo = known !== 'layout';
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        element.getClientRects().length > 0;
      const named = (element: Element): string => {
        const of = element.closest('button, a, [role], label, section, main, header, footer, dialog') ?? element;
        return (
          `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> in <` +
          `${of.tagName.toLowerCase()}> "${(element.textContent ?? '').slice(0, 60)}"`
        );
      };

      // --- texts
      const isKnown = (part: string): boolean =>
        isPseudo && known.some((value) => value === part || (part.length > 3 && value.includes(part)));
      /** A name of the data, or an enumeration of such names. */
      const isData = (text: string): boolean => {
        const parts = text
          .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
          .replace(/\s+/g, ' ')
          .split(/[•·]/);
        return parts
          .map((part) => part.trim())
          .every(
            (part) =>
              !/\p{L}/u.test(part) ||
              !isPseudo ||
              isKnown(part) ||
              part.split(/[,،、]\s*/).every((item) => isKnown(item) || item.split(/\sو/).every(isKnown)),
          );
      };
      const outside = (text: string, depth: number): readonly [string, number] => {
        let left = '';
        let at = depth;
        for (const letter of text) {
          if (letter === open) at += 1;
          else if (letter === close) at = Math.max(0, at - 1);
          else if (at === 0) left += letter;
        }
        return [left, at];
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let depth = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        // Codes and addresses of pages are the same in every language.
        if (!parent || parent.closest('script, style, noscript, template, [translate=no]')) continue;
        const [left, next] = outside(node.nodeValue ?? '', depth);
        depth = next;
        // Marks of a search split a name into several nodes.
        const whole = parent.closest('bdi:has(> mark)')?.textContent;
        if (isShown(parent) && !isData(left) && (whole === undefined || !isData(whole)))
          found.push(`no translation: "${left.trim()}" ${named(parent)}`);
      }
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-roledescription']) {
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const [left] = outside(element.getAttribute(name) ?? '', 0);
          if (isShown(element) && !isData(left)) found.push(`no translation: ${name}="${left}" ${named(element)}`);
        }
      }

      // --- layout
      const width = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth > width) {
        found.push(`scrolls sideways by ${document.documentElement.scrollWidth - width}`);
        for (const element of document.querySelectorAll('body *')) {
          const { left, right } = element.getBoundingClientRect();
          if ((right > width + 1 || left < -1) && isShown(element) && !isScrolled(element))
            found.push(`  sticks out: ${named(element)} ${Math.round(left)}…${Math.round(right)}`);
        }
      }
      for (const control of document.querySelectorAll(
        'button, [role=tab], [role=button], summary, a[data-look], label, legend',
      )) {
        if (!isShown(control)) continue;
        const walk = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
          const parent = node.parentElement;
          // What is only read aloud is clipped on purpose.
          if (!parent || !(node.nodeValue ?? '').trim() || !isShown(parent) || isForEars(parent, control)) continue;
          // Names may be cut short; their whole text is what assistive technology reads.
          if (isPseudo ? !(node.nodeValue ?? '').includes(open) : parent.closest('bdi')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const text = range.getBoundingClientRect();
          for (let box: Element | null = parent; box; box = box === control ? null : box.parentElement) {
            const { overflowX, overflowY, whiteSpace } = getComputedStyle(box);
            const rect = box.getBoundingClientRect();
            const isOut = {
              x: text.right > rect.right + 1 || text.left < rect.left - 1,
              y: text.bottom > rect.bottom + 2 || text.top < rect.top - 2,
            };
            if (
              (isOut.x && (box === control || overflowX !== 'visible')) ||
              (isOut.y && (box === control || overflowY !== 'visible'))
            ) {
              found.push(
                `label is clipped: ${named(box)} ${whiteSpace} text ${Math.round(text.width)}×` +
                  `${Math.round(text.height)} in ${Math.round(rect.width)}×${Math.round(rect.height)}`,
              );
              break;
            }
          }
        }
      }
      return [...new Set(found)];

      /** Within something that scrolls, or cuts, by itself. */
      function isScrolled(element: Element): boolean {
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible') return true;
        return (
          getComputedStyle(element).position === 'fixed' || element.closest('[popover]:not(:popover-open)') !== null
        );
      }

      function isForEars(element: Element, control: Element): boolean {
        for (let box: Element | null = element; box; box = box === control ? null : box.parentElement) {
          const { width: boxWidth, height } = box.getBoundingClientRect();
          if (boxWidth <= 1.5 && height <= 1.5) return true;
        }
        return false;
      }
    },
    { data, open: OPEN, close: CLOSE },
  );

/** Every text that servers have sent to the page: names, prices, sentences of the API. */
export const dataTexts = (json: unknown): readonly string[] => {
  if (typeof json === 'string') return [json.replace(/\s+/g, ' ').trim()];
  if (typeof json === 'object' && json !== null) return Object.values(json).flatMap(dataTexts);
  return [];
};
