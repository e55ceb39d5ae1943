import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts, TOASTS_VIEW_MODEL, ToastsViewModel } from '@app/features/toasts/index.ts';
import { ANNOUNCER, Announcer, AnnouncerViewModel, SETTLE_MS } from '@app/features/announcer/index.ts';
import { OpenSheets, Sheet } from '@app/ui/sheet/index.ts';
import { bound, render } from '../render.tsx';

const show = () => {
  const vm = new ToastsViewModel();
  render(<Toasts />, { services: [bound(TOASTS_VIEW_MODEL, vm)] });
  return vm;
};
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('ERROR-4 notices', () => {
  // Their code loads with the first one.
  beforeAll(async () => {
    act(() => show().show('info', 'First'));
    await screen.findByText('First');
    cleanup();
  });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('of the kind %s are read out as %s', (kind, role) => {
    const vm = show();
    act(() => vm.show(kind, 'Something happened'));
    expect(screen.getByRole(role).textContent).toContain('Something happened');
  });

  it('disappear after five seconds', () => {
    const vm = show();
    act(() => vm.show('info', 'Saved'));
    pass(4999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([
    ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ] as const)('stay while they are %s, and five seconds longer', (_name, enter, leave) => {
    const vm = show();
    act(() => vm.show('info', 'Saved'));
    const card = screen.getByText('Saved').parentElement as HTMLElement;
    enter(card);
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    leave(card);
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('run their action once and close with it, or with their button', () => {
    const vm = show();
    let runs = 0;
    act(() =>
      vm.show('info', 'Removed', {
        label: 'Undo',
        run: () => {
          runs += 1;
        },
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([runs, screen.queryByText('Removed')]).toEqual([1, null]);
    act(() => vm.show('info', 'Removed again'));
    fireEvent.click(screen.getByRole('button', { name: 'Close notice' }));
    expect(vm.toasts).toEqual([]);
  });

  it('never show the same text twice at once, and are three at most', () => {
    const vm = show();
    act(() => {
      for (const text of ['a', 'b', 'a', 'c', 'd']) vm.show('info', text);
    });
    expect(vm.toasts.map(({ text }) => text)).toEqual(['a', 'c', 'd']);
  });

  it('move into an open sheet, which makes the rest of the page inert, and back to the page after it', () => {
    const vm = new ToastsViewModel();
    const announcer = new AnnouncerViewModel((run, after) => after === SETTLE_MS && run());
    const Page = () => {
      const [isOpen, setOpen] = useState(true);
      return (
        <OpenSheets>
          <Sheet isOpen={isOpen} onClose={() => setOpen(false)} label="Cart" closeLabel="Close">
            <p>Two dishes</p>
          </Sheet>
          <Toasts />
          <Announcer />
        </OpenSheets>
      );
    };
    const services = [bound(TOASTS_VIEW_MODEL, vm), bound(ANNOUNCER, announcer)];
    render(<Page />, { services });
    act(() => vm.show('info', 'Removed', { label: 'Undo', run: () => {} }));
    act(() => announcer.say('Cart: 1 item'));
    const sheet = screen.getByRole('dialog', { name: 'Cart' });
    expect(screen.getAllByText('Removed').map((text) => sheet.contains(text))).toEqual([true]);
    expect(within(sheet).getByText('Cart: 1 item')).toBeDefined();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.getAllByText('Removed').map((text) => sheet.contains(text))).toEqual([false]);
  });
});
