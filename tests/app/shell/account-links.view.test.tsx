import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SessionViewModel } from '@app/features/session/session.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { SESSION_VIEW_MODEL } from '@app/features/session/index.ts';
import { AccountLinks } from '@app/shell/account-links.view.tsx';
import { ADMIN_ADDRESS } from '@app/shell/shell.tokens.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

describe('CART-5 signing out from the menu', () => {
  it('says that it is under way, is sent once, and closes the menu when it is done', async () => {
    const answers: (() => void)[] = [];
    let closed = 0;
    const session = new SessionViewModel({
      sessions: { read: () => undefined, changes: { subscribe: () => ({ unsubscribe: () => {} }) } } as never,
      signOut: () => new Promise<void>((resolve) => void answers.push(resolve)),
    });
    render(<AccountLinks onFollow={() => void (closed += 1)} />, {
      services: [
        ...viewServices,
        bound(SESSION_VIEW_MODEL, session),
        bound(REFERENCE_VIEW_MODEL as never, { settings: { extensions: [] } }),
        bound(ADMIN_ADDRESS, () => undefined),
      ],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    const busy = screen.getByRole('button', { name: 'Signing out…', busy: true });
    fireEvent.click(busy);
    expect([answers.length, closed]).toEqual([1, 0]);
    await act(async () => answers[0]?.());
    expect(closed).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Sign out', busy: false })).toBeTruthy();
  });
});
