import { isPlaced, type Addresses } from '@domain/addresses/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { DataCache } from '../../data/index.ts';
import type { AddressChoiceViewModel } from './address-choice.view-model.ts';
import { savedAddressesQuery } from './saved-addresses.query.ts';

type Deps = {
  readonly choice: Pick<AddressChoiceViewModel, 'chosen' | 'choose'>;
  readonly addresses: Pick<Addresses, 'list'>;
  readonly cache: DataCache;
  readonly sessions: Pick<SessionStore, 'read'>;
};

/** ADDRESS-4d: where nothing is chosen on this device, orders to the active address of the account. */
export const resumeAddress = async ({ choice, addresses, cache, sessions }: Deps): Promise<void> => {
  const session = sessions.read();
  const answer = session && (await cache.load(savedAddressesQuery(session, addresses)));
  const active = answer?.ok ? answer.value.find(({ isActive }) => isActive) : undefined;
  if (active && isPlaced(active) && !choice.chosen && sessions.read() === session) await choice.choose(active);
};
