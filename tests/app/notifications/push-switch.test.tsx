import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Session } from '@domain/identity/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { StreamObserver } from '@domain/kernel/stream.ts';
import { readPushMessage, type PushMessage, type PushStatus } from '@domain/notifications/index.ts';
import { PushSwitchView } from '@app/features/notifications/push-switch.view.tsx';
import { PushSwitchViewModel } from '@app/features/notifications/push-switch.view-model.ts';
import { createI18n } from '@app/i18n/index.ts';
import texts from '../../../src/public/locales/en/translation.json';
import { render } from '../render.tsx';
import { leila, omar, settled } from './stage.ts';

/** A device with or without push, controlled by the test. */
const stage = (status: PushStatus = 'off', session: Session | undefined = leila) => {
  const world = { status, fails: false, did: [] as string[] };
  const observers = new Set<StreamObserver<PushMessage>>();
  const sessions = createLiveValue<Session | undefined>(session);
  const [toasts, moves]: [{ text: string; label: string | undefined; run: (() => void) | undefined }[], string[]] = [
    [],
    [],
  ];
  let letGo: (() => void) | undefined;
  const gate = () => new Promise<void>((resolve) => (letGo = resolve));
  const answered = (next: PushStatus) => {
    if (world.fails) return err({ kind: 'unreachable' as const });
    world.status = next;
    return ok(next);
  };
  const vm = new PushSwitchViewModel({
    push: {
      status: () => world.status,
      start: async () => {
        world.did.push('start');
        await gate();
        return answered(world.status === 'blocked' ? 'blocked' : 'on');
      },
      stop: async () => {
        world.did.push('stop');
        await gate();
        return (world.status = 'off');
      },
      resume: async () => {
        world.did.push('resume');
        return world.fails ? err({ kind: 'unreachable' }) : ok(world.status);
      },
    },
    messaging: {
      messages: {
        subscribe: (observer) => {
          observers.add(observer);
          return { unsubscribe: () => void observers.delete(observer) };
        },
      },
    },
    sessions,
    toasts: { show: (_kind, text, action) => void toasts.push({ text, label: action?.label, run: action?.run }) },
    navigator: { go: (path) => void moves.push(path) },
    translate: createI18n('en', { en: { translation: texts, errors: {} } }).t,
    pathOf: ({ page }) => (page === 'order' ? '/orders/880' : undefined),
  });
  const press = async (): Promise<void> => {
    fireEvent.click(screen.getByRole('switch'));
    await act(settled);
  };
  const finish = async (): Promise<void> => {
    letGo?.();
    await act(settled);
  };
  return { vm, world, observers, sessions, toasts, moves, press, finish };
};
const theSwitch = () => screen.getByRole('switch', { name: 'Tell me on this device' });
const words = () => document.getElementById(theSwitch().getAttribute('aria-describedby') ?? '')?.textContent;
const checked = () => theSwitch().getAttribute('aria-checked');

describe('NOTIFY-6 the switch', () => {
  it.each([
    ['off', 'false', 'Get order updates and news even when this page is closed.'],
    ['on', 'true', 'Order updates and news reach you here even when this page is closed.'],
    ['blocked', 'false', 'Your browser blocks it. Allow notifications for this site in its settings, then try again.'],
    ['unsupported', 'false', 'This browser cannot do that. On an iPhone, add this site to the home screen first.'],
  ] as const)('describes the state: %s', (status, isChecked, text) => {
    const { vm } = stage(status);
    render(<PushSwitchView vm={vm} />);
    expect([checked(), words()]).toEqual([isChecked, text]);
  });

  it('turns on and off by a press, and is busy meanwhile', async () => {
    const { vm, press, finish, world } = stage();
    const stop = vm.activate();
    render(<PushSwitchView vm={vm} />);
    await press();
    expect([checked(), words(), theSwitch().getAttribute('aria-disabled')]).toEqual(['false', 'One moment…', 'true']);
    await press();
    await finish();
    expect([checked(), theSwitch().getAttribute('aria-disabled')]).toEqual(['true', null]);
    await press();
    await finish();
    expect([checked(), world.did]).toEqual(['false', ['resume', 'start', 'stop']]);
    stop();
  });

  it('says that it failed, and can be pressed again', async () => {
    const { vm, press, finish, world } = stage();
    world.fails = true;
    render(<PushSwitchView vm={vm} />);
    await press();
    await finish();
    expect([checked(), words()]).toEqual(['false', 'That did not work. Please try again.']);
    world.fails = false;
    await press();
    expect(vm.hasFailed).toBe(false);
    await finish();
    expect(checked()).toBe('true');
  });

  it('checks the browser’s permission again, and is disabled where unsupported', async () => {
    const blocked = stage('blocked');
    const { unmount } = render(<PushSwitchView vm={blocked.vm} />);
    await blocked.press();
    await blocked.finish();
    expect([words(), blocked.world.did]).toEqual([texts['notifications.push.blocked'], ['start']]);
    unmount();
    const unsupported = stage('unsupported');
    render(<PushSwitchView vm={unsupported.vm} />);
    await unsupported.press();
    expect(unsupported.world.did).toEqual([]);
  });

  it('stays on when only the renewal of a visit fails', async () => {
    const { vm, world } = stage('on');
    world.fails = true;
    const stop = vm.activate();
    await settled();
    expect([vm.status, vm.hasFailed]).toEqual(['on', false]);
    stop();
  });

  it('does not tell the next customer what failed for the last one', async () => {
    const { vm, world, sessions, press, finish } = stage();
    const stop = vm.activate();
    render(<PushSwitchView vm={vm} />);
    world.fails = true;
    await press();
    await finish();
    expect(vm.hasFailed).toBe(true);
    await act(async () => sessions.write(omar));
    expect(words()).toBe('Get order updates and news even when this page is closed.');
    stop();
  });

  it('is checked again for the next customer who signs in', async () => {
    const { vm, world, sessions } = stage('on');
    const stop = vm.activate();
    await settled();
    world.status = 'off';
    sessions.write(omar);
    await settled();
    sessions.write({ ...omar, token: 'Bearer 3' });
    await settled();
    expect([vm.status, world.did]).toEqual(['off', ['resume', 'resume']]);
    stop();
  });
});

describe('NOTIFY-6 a push in the foreground', () => {
  const message = readPushMessage(
    { id: '880', type: 'status_changed', status: 'on_a_way' },
    { body: 'Your order #880: Unterwegs' },
  );

  it('is a toast in the customer’s language, with a link to its page', async () => {
    const { vm, observers, toasts, moves } = stage('on');
    const stop = vm.activate();
    for (const observer of observers) observer.next(message);
    expect(toasts).toMatchObject([{ text: 'Your order is on its way · Order 880', label: 'Open' }]);
    toasts[0]?.run?.();
    expect(moves).toEqual(['/orders/880']);
    stop();
  });

  it('ROUTE-9 has no link where there is no such page, and no toast without a text', () => {
    const { vm, observers, toasts } = stage('on');
    const stop = vm.activate();
    for (const observer of observers) observer.next(readPushMessage({ id: '5', type: 'wallet_top_up' }, {}));
    for (const observer of observers) observer.next(readPushMessage({ type: 'flash_sale' }, {}));
    expect(toasts).toEqual([
      { text: 'Money was added to your wallet', label: undefined, run: undefined },
      { text: 'Something new for you', label: undefined, run: undefined },
    ]);
    stop();
  });

  it('is received only while push is on and the page is active', () => {
    const { vm, observers, world } = stage('off');
    const stop = vm.activate();
    expect(observers.size).toBe(0);
    runInAction(() => (vm.status = 'on'));
    expect(observers.size).toBe(1);
    runInAction(() => (vm.status = 'off'));
    expect(observers.size).toBe(0);
    world.status = 'on';
    runInAction(() => (vm.status = 'on'));
    stop();
    expect(observers.size).toBe(0);
    const again = vm.activate();
    expect(observers.size).toBe(1);
    again();
  });
});
