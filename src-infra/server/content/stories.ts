import { isInZone, type GeoPoint } from '@domain/catalog/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { shopId, uuid } from '@domain/kernel/ids.ts';
import { STORY_LIFE_MS, storyGroups, type Story } from '@domain/stories/index.ts';
import type { ShopDirectory, ShopRecord } from '../catalog/index.ts';
import type { Job } from '../jobs/index.ts';
import { createStoryRepository, type Store, type StoryRow } from '../store/index.ts';

export type ShopStory = { readonly shop: ShopRecord; readonly row: StoryRow };

/** CATALOG-3: what shops have shown since yesterday. */
export interface Stories {
  /** By shop, of approved shops alone, or of those that deliver to a place. */
  list(now: Instant, at: GeoPoint | undefined): Promise<readonly (readonly ShopStory[])[]>;
  /** Posts daily stories anew. */
  renew(): Promise<void>;
}

type Deps = { readonly store: Store; readonly shops: ShopDirectory; readonly clock: { now(): Instant } };

export const createStories = ({ store, shops, clock }: Deps): Stories => {
  const stories = createStoryRepository(store);
  return {
    list: async (now, at) => {
      const { find } = await shops();
      const shown = (await stories.after(now - STORY_LIFE_MS)).flatMap((row) => {
        const shop = find(row.shop_id);
        return shop && (at === undefined || isInZone(shop.zone, at)) ? [[toStory(row), { shop, row }] as const] : [];
      });
      const known = new Map<Story, ShopStory>(shown);
      return storyGroups([...known.keys()], now).map((group) => group.stories.flatMap((story) => known.get(story) ?? []));
    },
    renew: () => stories.renew(clock.now()),
  };
};

const RENEW_MS = 60_000;

export const createStoryJob = (stories: Pick<Stories, 'renew'>): Job => ({ name: 'stories', everyMs: RENEW_MS, run: stories.renew });

/** As the rule that orders them needs it: without words. */
const toStory = (row: StoryRow): Story => ({
  shopId: shopId(row.shop_id), shopTitle: '', logo: undefined, author: { name: row.firstname, avatar: undefined },
  product: { uuid: uuid(row.product_uuid), title: '' }, image: `${row.id} ${row.img}`, createdAt: instant(row.created_at),
});
