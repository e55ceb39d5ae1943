import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OwnSession, OwnSessions } from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { SecurityView } from '@app/features/security/security.view.tsx';
import { SecurityViewModel } from '@app/features/security/security.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';
import texts from '../../../src/public/locales/en/translation.json' with { type: 'json' };

/** The English texts with their values. */
const english = (key: keyof typeof texts, values: Readonly<Record<string, string>> = {}): string =>
  texts[key].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
const NOON = Date.parse('2025-03-10T11:00:00Z');
const HOUR_MS = 3_600_000;
const services = [bound(PAGES as never, {}), bound(REFERENCE_VIEW_MODEL as never, { settings: { extensions: [] } })];
const session = (id: number, browser: string, hoursAgo: number, isCurrent = false): OwnSession => ({
  id,
  device: { browser, system: 'Android' },
  signedInAt: instant(NOON - 48 * HOUR_MS),
  lastUsedAt: instant(NOON - hoursAgo * HOUR_MS),
  isCurrent,
});

const NO_PART = { isOffered: false, activate: () => () => {} } as never;
type Parts = Pick<ConstructorParameters<typeof SecurityViewModel>[0], 'linked' | 'passkeys'>;

const create = (parts: Parts, deps: Partial<ConstructorParameters<typeof SecurityViewModel>[0]> = {}) =>
  new SecurityViewModel({
    sessions: { list: () => Promise.resolve(ok([])) } as never,
    toasts: { show: () => {} },
    translate: english as never,
    clock: { now: () => instant(NOON) },
    zones: { offsetAt: () => 60 },
    zone: () => 'Europe/Amsterdam',
    ...parts,
    ...deps,
  });

const stage = async (
  end: () => Answer<undefined> = () => Promise.resolve(ok(undefined)),
  parts: Parts = { linked: NO_PART, passkeys: NO_PART },
) => {
  const [ended, toasts]: [(number | 'others')[], string[]] = [[], []];
  const sessions: OwnSessions = {
    list: () => Promise.resolve(ok([session(1, 'Firefox', 0, true), session(2, 'Chrome', 3), session(3, 'Edge', 30)])),
    end: (id) => (ended.push(id), end()),
    endOthers: () => (ended.push('others'), end()),
  };
  const vm = create(parts, { sessions, toasts: { show: (kind, text) => void toasts.push(`${kind}: ${text}`) } });
  render(<SecurityView vm={vm} />, { services });
  await act(() => vm.load());
  return { vm, ended, toasts };
};
const rows = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');

describe('ACCOUNT-5 the page of sign-ins and devices', () => {
  it('shows its parts together, once all of them have an answer: none moves another', async () => {
    const part = (answer: object) => ({ isOffered: true, activate: () => () => {}, ...answer }) as never;
    const [asked, failed] = [part({}), part({ failure: { kind: 'unreachable' } })];
    const answered = part({ ways: {}, list: [] });
    const { vm } = await stage(undefined, { linked: asked, passkeys: answered });
    expect(vm.sessions).toHaveLength(3);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByText('Firefox on Android')).toBeNull();
    const isWhole = async (parts: Parts): Promise<boolean> => {
      const other = create(parts);
      const isEarly = other.isWhole;
      await other.load();
      return !isEarly && other.isWhole;
    };
    expect(await isWhole({ linked: answered, passkeys: asked })).toBe(false);
    expect(await isWhole({ linked: failed, passkeys: answered })).toBe(true);
    expect(await isWhole({ linked: NO_PART, passkeys: failed })).toBe(true);
  });

  it('leads to the password itself where no section of sign-in methods does', async () => {
    const link = () => screen.queryByRole('link', { name: 'Change password' });
    const { vm } = await stage();
    expect(link()?.getAttribute('href')).toBe('/update-password?next=%2Fsettings%2Fsecurity');
    cleanup();
    const linked = { ...(vm.linked as object), isOffered: true, failure: { kind: 'unreachable' } } as never;
    await stage(undefined, { linked, passkeys: NO_PART });
    expect(screen.getByText('Firefox on Android')).toBeTruthy();
    expect(link()).toBeNull();
  });

  it('names every device and its last use, and marks this one, which has no button', async () => {
    await stage();
    const [here, chrome] = rows();
    expect(here?.textContent).toContain('Firefox on Android');
    expect(here?.textContent).toContain('This device');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(chrome?.textContent).toContain('Last used 10.03.2025, 09:00');
    expect(within(chrome as HTMLElement).getByRole('button', { description: 'Chrome on Android' })).toBeTruthy();
  });

  it('signs out there, and everywhere else', async () => {
    const { ended, toasts } = await stage();
    await act(async () => fireEvent.click(screen.getByRole('button', { description: 'Chrome on Android' })));
    expect([ended, toasts, rows().length]).toEqual([[2], ['success: Signed out: Chrome on Android'], 2]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' })));
    expect([ended, rows().length]).toEqual([[2, 'others'], 1]);
    expect(screen.getByText('You are signed in on no other device.')).toBeTruthy();
  });

  it('keeps a device that could not be signed out, and says why; one that has ended meanwhile is gone', async () => {
    const answers: Awaited<Answer<undefined>>[] = [
      err({ kind: 'unreachable' }),
      err({ kind: 'rejected', status: 404, code: 'ERROR_404', params: {}, retryAfter: undefined }) as never,
    ];
    const { toasts } = await stage(() => Promise.resolve(answers.shift() ?? ok(undefined)));
    const press = () =>
      act(async () => fireEvent.click(screen.getByRole('button', { description: 'Chrome on Android' })));
    await press();
    expect([rows().length, toasts[0]?.startsWith('error: ')]).toEqual([3, true]);
    await press();
    expect(rows()).toHaveLength(2);
  });
});
