import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

type ToolbarProps = { readonly label: string; readonly className?: string | undefined; readonly children: ReactNode };

/**
 * A row of buttons that is one stop of the Tab key: the arrows, Home and End move within it, and Tab comes back to the
 * button that was left.
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLElement>(undefined);

  const settle = (): void => {
    const buttons = buttonsOf(row.current);
    const current = buttons.find((button) => button === stop.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  };
  // After every rendering: buttons come and go.
  useLayoutEffect(settle);

  const remember = ({ target }: FocusEvent<HTMLElement>): void => {
    stop.current = target;
    settle();
  };
  const move = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = buttonAfter(event.key, buttonsOf(row.current));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={className}
      onFocus={remember}
      onKeyDown={move}
    >
      {children}
    </div>
  );
}

const buttonsOf = (row: HTMLElement | null): readonly HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('button') ?? []),
];

/** Returns the button that a key moves to, wrapping around. */
const buttonAfter = (key: string, buttons: readonly HTMLElement[]): HTMLElement | undefined => {
  const place = buttons.indexOf(document.activeElement as HTMLElement);
  const [first] = buttons;
  if (!first || place < 0) return undefined;
  const isRightToLeft = getComputedStyle(first).direction === 'rtl';
  switch (key) {
    case 'Home':
      return first;
    case 'End':
      return buttons.at(-1);
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return buttons[(place + 1) % buttons.length];
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return buttons.at(place - 1);
    default:
      return undefined;
  }
};
