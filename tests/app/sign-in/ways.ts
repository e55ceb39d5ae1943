import type { EnterWithProvider, IdentityProvider, ProviderReturn, Session, WayIn } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { Invitation } from '@domain/rewards/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { WaysInViewModel } from '@app/features/sign-in/ways-in.view-model.ts';

export const session: Session = {
  token: 'Bearer 1|x',
  user: { id: userId(1), firstName: 'Maya', lastName: 'Lindqvist', image: undefined, role: 'user' },
};
const EXTENSIONS = 'provider_page,sms';

type Stage = {
  readonly settings?: Readonly<Record<string, string>>;
  readonly prove?: IdentityProvider['prove'];
  readonly returned?: ProviderReturn;
  readonly enter?: EnterWithProvider;
  readonly lastWay?: WayIn;
  readonly invitation?: Invitation;
  readonly isOwnServer?: boolean;
};

/** The ways to sign in, with a provider and a server of canned answers. */
export const waysStage = ({
  settings = {},
  prove = () => Promise.resolve(ok({ idToken: 'a.b.c', nonce: 'n' })),
  returned,
  enter = () => Promise.resolve(ok(session)),
  lastWay: last,
  invitation,
  isOwnServer = true,
}: Stage = {}) => {
  const moves: unknown[] = [];
  const waits: (() => void)[] = [];
  const entered: unknown[] = [];
  const stops: unknown[] = [];
  const lastWay = createLiveValue<WayIn | undefined>(last);
  const sessions = createLiveValue<Session | undefined>(undefined);
  const vm = new WaysInViewModel({
    provider: { prove, stop: () => stops.push('stop'), returned: () => returned },
    enter: (...what) => {
      entered.push(what);
      return enter(...what);
    },
    sessions,
    lastWay,
    invitations: createLiveValue<Invitation | undefined>(invitation),
    reference: {
      settings: settingsOf(
        Object.entries({ api_extensions: EXTENSIONS, ...settings }).map(([key, value]) => ({ key, value })),
      ),
    },
    isOwnServer,
    navigator: { go: (...move) => moves.push(move) },
    clock: { now: () => instant(1000) },
    delay: () => new Promise((resolve) => waits.push(resolve)),
  });
  vm.show('/checkout');
  return { vm, moves, waits, entered, stops, lastWay, sessions };
};

export const failing = (kind: 'cancelled' | 'offline' | 'unavailable' | 'forged') => Promise.resolve(err({ kind }));
