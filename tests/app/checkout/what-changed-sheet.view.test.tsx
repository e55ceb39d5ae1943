import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stockId } from '@domain/kernel/ids.ts';
import { money, type Money } from '@domain/pricing/index.ts';
import type { WhatChanged } from '@app/features/checkout/placing.view-model.ts';
import { WhatChangedSheet } from '@app/features/checkout/what-changed-sheet.view.tsx';
import { render } from '../render.tsx';

const price = (amount: Money | undefined): string => (amount ? `$${amount.minor / 100}` : 'no price');
const DEARER: WhatChanged = {
  changes: [
    { kind: 'price', stockId: stockId(1), title: 'Ramen', from: money(900, 2), to: money(1_000, 2) },
    { kind: 'removed', stockId: stockId(2), title: 'Gyoza' },
  ],
  before: money(2_000, 2),
  after: money(2_100, 2),
};

const show = (changed: WhatChanged | undefined): readonly string[] => {
  const pressed: string[] = [];
  const accept = () => Promise.resolve(void pressed.push('accept'));
  render(<WhatChangedSheet vm={{ changed, accept, goBack: () => void pressed.push('back') }} price={price} />);
  return pressed;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('ORDER-5 what changed since the last total', () => {
  it('is one sentence a change, and the two totals', () => {
    show(DEARER);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ramen now costs $10 instead of $9.',
      'Gyoza is no longer sold.',
    ]);
    expect(screen.getByText(/total/i).textContent).toBe('The total is $21 now; it was $20.');
  });

  it('is ordered for the new total, or not at all', () => {
    const pressed = show(DEARER);
    press('Order for $21');
    press('Go back');
    expect(pressed).toEqual(['accept', 'back']);
  });

  it.each([
    ['the same', { ...DEARER, after: DEARER.before }],
    ['unknown before', { ...DEARER, before: undefined }],
  ])('names no totals where they are %s', (_case, changed) => {
    show(changed);
    expect(screen.queryByText(/total/i)).toBeNull();
  });

  it('lists nothing where only the total changed', () => {
    show({ ...DEARER, changes: [] });
    expect([screen.queryByRole('list'), screen.getByText(/total/i).tagName]).toEqual([null, 'P']);
  });

  it('cannot be ordered while the new total is unknown', () => {
    show({ ...DEARER, after: undefined });
    expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
  });

  it('is not on screen before anything changed', () => {
    show(undefined);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
