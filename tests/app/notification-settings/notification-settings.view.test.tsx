import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PushPreference, PushPreferences } from '@domain/notifications/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { createDataCache } from '@app/data/index.ts';
import { NotificationSettingsView } from '@app/features/notification-settings/notification-settings.view.tsx';
import { NotificationSettingsViewModel } from '@app/features/notification-settings/notification-settings.view-model.ts';
import { english, services } from '../profile/stage.tsx';
import { render } from '../render.tsx';

const KINDS = ['push', 'discount', 'order_verify', 'order_statuses'] as const;
type Choose = PushPreferences['choose'];

const stage = async ({ choose, isOffered = true }: { readonly choose?: Choose; readonly isOffered?: boolean } = {}) => {
  let saved: readonly PushPreference[] = KINDS.map((kind, index) => ({ id: index + 1, kind, isWanted: true }));
  const sent: unknown[] = [];
  const toasts: string[] = [];
  const vm = new NotificationSettingsViewModel({
    cache: createDataCache(),
    preferences: {
      list: () => Promise.resolve(ok(saved)),
      choose: async (choices) => {
        sent.push(...choices);
        const answer = (await choose?.(choices)) ?? ok(undefined);
        if (answer.ok) saved = saved.map((kind) => ({ ...kind, ...choices.find(({ id }) => id === kind.id) }));
        return answer;
      },
    },
    scope: () => [],
    isOffered,
    toasts: { show: (kind, text) => void toasts.push(`${kind}: ${text}`) },
    translate: english as never,
  });
  await vm.prepare();
  const stop = vm.activate();
  const { unmount } = render(<NotificationSettingsView vm={vm} />, { services });
  await act(async () => {});
  return { sent, toasts, leave: () => (unmount(), stop()) };
};
const at = (name: string) => screen.getByRole('switch', { name });
const states = () => screen.getAllByRole('switch').map((element) => element.getAttribute('aria-checked'));
const press = (name: string) => act(async () => void fireEvent.click(at(name)));

describe('ACCOUNT-5 the settings of notifications', () => {
  it('offer only kinds that a push is ever of, and save a press at once', async () => {
    const { sent, toasts, leave } = await stage();
    expect(screen.getAllByRole('switch')).toHaveLength(3);
    await press('Offers and news');
    expect([sent, states(), toasts]).toEqual([
      [{ id: 2, isWanted: false }],
      ['true', 'true', 'false'],
      ['success: Off: Offers and news'],
    ]);
    leave();
  });

  it('take back a press that was not saved, and say why', async () => {
    const { toasts, leave } = await stage({ choose: () => Promise.resolve(err({ kind: 'unreachable' })) });
    await press('Orders, parcels and tables');
    expect(states()).toEqual(['true', 'true', 'true']);
    expect(toasts).toEqual(['error: The server cannot be reached. Please try again.']);
    leave();
  });

  it('save the last of several presses', async () => {
    const answers: (() => void)[] = [];
    const { sent, leave } = await stage({
      choose: () => new Promise((resolve) => void answers.push(() => resolve(ok(undefined)))),
    });
    await press('Offers and news');
    await press('Offers and news');
    expect([sent, states()[2]]).toEqual([[{ id: 2, isWanted: false }], 'true']);
    await act(async () => answers[0]?.());
    await act(async () => answers[1]?.());
    expect([sent.at(-1), sent.length, states()[2]]).toEqual([{ id: 2, isWanted: true }, 2, 'true']);
    leave();
  });

  it('show what depends on another switch as off while that is off', async () => {
    const { sent, leave } = await stage();
    await press('All messages on devices');
    expect(states()).toEqual(['false', 'false', 'false']);
    await press('Offers and news');
    expect(sent).toEqual([{ id: 1, isWanted: false }]);
    expect(at('Offers and news').getAttribute('aria-disabled')).toBe('true');
    leave();
  });

  it('have no switch where the marketplace sends nothing to devices', async () => {
    const { leave } = await stage({ isOffered: false });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText(/sends no messages to devices/)).toBeTruthy();
    leave();
  });
});
