import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Stepper } from '@app/ui/stepper/index.ts';
import { render } from '../render.tsx';

const show = (
  limits: { readonly isAtMost?: boolean; readonly isAtLeast?: boolean; readonly isSilent?: boolean } = {},
) => {
  const presses: string[] = [];
  render(
    <Stepper
      quantity={3}
      labels={{ less: 'One less: Bun', more: 'One more: Bun', count: 'Quantity of Bun' }}
      onLess={() => void presses.push('less')}
      onMore={() => void presses.push('more')}
      {...limits}
    />,
  );
  const [less, more] = [
    screen.getByRole('button', { name: 'One less: Bun' }),
    screen.getByRole('button', { name: /more/ }),
  ];
  fireEvent.click(less);
  fireEvent.click(more);
  return { presses, disabled: [less, more].map((button) => button.getAttribute('aria-disabled')), less, more };
};

describe('CART-7 the stepper', () => {
  it('is a named group that shows the quantity between its buttons', () => {
    show();
    const group = screen.getByRole('group', { name: 'Quantity of Bun' });
    expect([...group.children].map((part) => part.getAttribute('aria-label') ?? part.textContent)).toEqual([
      'One less: Bun',
      '3',
      'One more: Bun',
    ]);
    expect(screen.getByRole('status').textContent).toBe('3');
  });

  it('ACCESS-1 says the new quantity, unless the announcer does', () => {
    show();
    expect(screen.getByRole('status').getAttribute('aria-live')).toBeNull();
    cleanup();
    show({ isSilent: true });
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
  });

  it('counts down and up', () => {
    const { presses, disabled } = show();
    expect([presses, disabled]).toEqual([
      ['less', 'more'],
      [null, null],
    ]);
  });

  it.each([
    ['up at its most', { isAtMost: true }, ['less'], [null, 'true']],
    ['down at its least', { isAtLeast: true }, ['more'], ['true', null]],
  ])('does not count %s, and keeps the button focusable', (_, limits, counted, disabled) => {
    const shown = show(limits);
    expect([shown.presses, shown.disabled]).toEqual([counted, disabled]);
    for (const button of [shown.less, shown.more]) {
      button.focus();
      expect(document.activeElement).toBe(button);
    }
  });
});
