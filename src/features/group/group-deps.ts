import type { TimeZones } from '@domain/calendar/index.ts';
import type { GroupRefusal, KnownGroups, OwnGroups } from '@domain/cart/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { DataCache } from '../../data/index.ts';
import type { Navigator } from '../../routes/index.ts';
import type { AddressChoiceViewModel } from '../addresses/index.ts';
import type { CartViewModel } from '../cart/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { SessionViewModel } from '../session/index.ts';
import type { PartDeps } from './group-part.view-model.ts';
import type { GroupReporter } from './group-reporter.ts';

/** What the page of a group works with. */
export type GroupDeps = PartDeps & {
  readonly own: OwnGroups;
  readonly known: KnownGroups;
  readonly cache: DataCache;
  readonly queries: Pick<CatalogQueries, 'shop' | 'menu'>;
  readonly cart: Pick<CartViewModel, 'refresh' | 'shop' | 'isReady' | 'isEmpty' | 'lines' | 'userCart'>;
  readonly addresses: Pick<AddressChoiceViewModel, 'chosen'>;
  readonly session: Pick<SessionViewModel, 'isSignedIn'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly reporter: GroupReporter;
  readonly deviceZone: string;
  readonly titleOf: (shop: ShopId) => Promise<string>;
  readonly timeZones: TimeZones;
};

/** Why the page shows a sentence instead of a group. */
export type GroupStop = GroupRefusal['kind'] | 'off' | 'other-shop';
