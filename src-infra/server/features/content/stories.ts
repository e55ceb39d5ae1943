import { isInZone, type GeoPoint } from '@domain/catalog/index.ts';
import { type Instant, instant } from '@domain/kernel/clock.port.ts';
import { shopId, uuid } from '@domain/kernel/ids.ts';
import { STORY_LIFE_MS, storyGroups, type Story } from '@domain/stories/index.ts';
import type { ShopDirectory, ShopRecord } from '../catalog/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { StoryBoard, StoryRow } from './content.ports.ts';

export type ShopStory = { readonly shop: ShopRecord; readonly row: StoryRow };

/** CATALOG-3: the stories of the last 24 hours. */
export interface Stories {
  /** Groups stories by approved shop; with a location only shops that deliver there. */
  list(now: Instant, at: GeoPoint | undefined): Promise<readonly (readonly ShopStory[])[]>;
  /** Reposts daily stories. */
  renew(): Promise<void>;
}

type Deps = { readonly stories: StoryBoard; readonly shops: ShopDirectory; readonly clock: { now(): Instant } };

export const createStories = ({ stories, shops, clock }: Deps): Stories => {
  return {
    list: async (now, at) => {
      const { find } = await shops();
      const shown = (await stories.after(now - STORY_LIFE_MS)).flatMap((row) => {
        const shop = find(row.shop_id);
        return shop && (at === undefined || isInZone(shop.zone, at)) ? [[toStory(row), { shop, row }] as const] : [];
      });
      const known = new Map<Story, ShopStory>(shown);
      return storyGroups([...known.keys()], now).map((group) =>
        group.stories.flatMap((story) => known.get(story) ?? []),
      );
    },
    renew: () => stories.renew(clock.now()),
  };
};

const RENEW_MS = 60_000;

export const createStoryJob = (stories: Pick<Stories, 'renew'>): Job => ({
  name: 'stories',
  everyMs: RENEW_MS,
  run: stories.renew,
});

/** Converts a story to the domain's, without texts. */
const toStory = (row: StoryRow): Story => ({
  shopId: shopId(row.shop_id),
  shopTitle: '',
  logo: undefined,
  author: { name: row.firstname, avatar: undefined },
  product: { uuid: uuid(row.product_uuid), title: '' },
  image: `${row.id} ${row.img}`,
  createdAt: instant(row.created_at),
});
