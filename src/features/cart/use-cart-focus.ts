import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { lineKey, type CartLine } from '@domain/cart/index.ts';

/**
 * Keeps the focus in the cart: the button that removed a line is gone with it, and so is the one that returned it.
 * After a removal the focus moves to the way back, after a return to the line, otherwise to the heading.
 *
 * @returns What to call before a line returns, or before it becomes another one by its note.
 */
export const useCartFocus = (content: RefObject<HTMLElement | null>, lines: readonly CartLine[]) => {
  const before = useRef(lines);
  const returning = useRef<{ readonly line: CartLine; readonly part: 'note' | undefined } | undefined>(undefined);
  useLayoutEffect(() => {
    const hasChanged = before.current !== lines;
    before.current = lines;
    const next = returning.current;
    returning.current = undefined;
    if (!hasChanged || document.activeElement !== document.body) return;
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    const target = next
      ? find(`[data-line="${CSS.escape(lineKey(next.line))}"] ${next.part ? '[data-note]' : 'a'}`)
      : [...(content.current?.querySelectorAll<HTMLElement>('[data-removed] button') ?? [])].at(-1);
    (target ?? find('h2'))?.focus();
  });
  return (line: CartLine, part?: 'note'): void => void (returning.current = { line, part });
};

/** CART-9: undo and redo by their usual keys, anywhere in the sheet or panel around the cart; not while typing. */
export const useUndoKeys = (
  content: RefObject<HTMLElement | null>,
  { undo, redo }: { readonly undo: () => void; readonly redo: () => void },
): void =>
  useEffect(() => {
    const place = content.current?.closest('dialog') ?? content.current;
    const listen = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input:not([type=checkbox]), textarea');
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const letter = event.key.toLowerCase();
      const isRedo = (letter === 'z' && event.shiftKey) || letter === 'y';
      if (!isRedo && letter !== 'z') return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    };
    place?.addEventListener('keydown', listen);
    return () => place?.removeEventListener('keydown', listen);
  }, [content, undo, redo]);
