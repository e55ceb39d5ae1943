import type { AccountDetails, OwnAccount, Session, SessionStore } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userId, uuid } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { createAccountQueries } from '@app/features/profile/account.queries.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { bound } from '../render.tsx';
import texts from '../../../src/public/locales/en/translation.json' with { type: 'json' };

/** The English texts with their values. */
export const english = (key: keyof typeof texts, values: Readonly<Record<string, string>> = {}): string =>
  texts[key].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');

export const services = [
  bound(PAGES as never, { prefetch: () => Promise.resolve() }),
  bound(REFERENCE_VIEW_MODEL as never, {
    settings: { isParcelActive: true, isReservationActive: false, extensions: [] },
  }),
];

export const nadia: AccountDetails = {
  id: userId(7),
  firstName: 'Nadia',
  lastName: 'Berg',
  image: undefined,
  role: 'user',
  uuid: uuid('nadia'),
  email: 'nadia@tiffin.test',
  phone: '31612345678',
  isEmailVerified: true,
  isPhoneVerified: false,
  hasPassword: true,
  walletBalance: money(0, 2),
  birthday: '1994-06-02',
  gender: 'female',
  since: '2024-11-10',
  ordersCount: 2,
};

/** A value of the tab in memory. */
export const tabValue = <Value,>(first?: Value) => {
  let kept = first;
  return { read: () => kept, write: (value?: Value) => void (kept = value) };
};

/** The account with what its pages share. */
export const stageAccount = (account: Partial<OwnAccount>) => {
  const { id, firstName, lastName, image, role } = nadia;
  const sessions: SessionStore = createLiveValue<Session | undefined>({
    token: 'Bearer 1|x',
    user: { id, firstName, lastName, image, role },
  });
  const cache = createDataCache();
  const port = { load: () => Promise.resolve(ok(nadia)), ...account } as OwnAccount;
  const toasts: string[] = [];
  return {
    sessions,
    toasts,
    deps: {
      cache,
      account: port,
      queries: createAccountQueries({ cache, account: port, sessions, scope: () => [] }),
      toasts: { show: (kind: string, text: string) => void toasts.push(`${kind}: ${text}`) },
      translate: english as never,
      clock: { now: () => instant(Date.parse('2025-03-10T11:00:00Z')) },
    },
  };
};
