import type { Menu } from '../../features/menu/index.ts';
import type { OperatorDesk } from '../../features/operator/index.ts';
import type { Partners } from '../../features/partners/index.ts';
import { wireOperatorDesk } from './operator.ts';
import { wirePartners } from './partners.ts';

type Desks = {
  readonly partners: Partners & { readonly menu: Menu };
  readonly operatorDesk: OperatorDesk;
};

/** The work of those who run the marketplace, and of those who sell in it. */
export const wireDesks = (deps: Parameters<typeof wirePartners>[0]): Desks => {
  const { store, reference, uploads, notify, zones, clock, realClock, random } = deps;
  return {
    partners: wirePartners(deps),
    operatorDesk: wireOperatorDesk({
      store,
      reference,
      uploads,
      notify,
      zones,
      clock: realClock,
      marketClock: clock,
      random,
    }),
  };
};
