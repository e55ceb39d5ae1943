import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { storyGroups, type Stories, type Story } from '@domain/stories/index.ts';

type Told = {
  readonly stories: readonly Story[];
  readonly now: () => Instant;
  readonly deliversTo: (shop: ShopId, at: GeoPoint) => boolean;
};

/** Stories in memory. */
export const createFakeStories = ({ stories, now, deliversTo }: Told): Stories => ({
  list: async (at) =>
    ok(
      storyGroups(
        stories.filter(({ shopId }) => at === undefined || deliversTo(shopId, at)),
        now(),
      ),
    ),
});
