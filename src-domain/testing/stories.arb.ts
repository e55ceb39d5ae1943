import * as fc from 'fast-check';
import { instant } from '../kernel/clock.port.ts';
import { shopId, uuid } from '../kernel/ids.ts';
import { STORY_LIFE_MS, type Story } from '../stories/index.ts';

/** The moment around which stories lie: some are just fresh then, some just expired, some in the future. */
export const storyNow: ReturnType<typeof instant> = instant(1_741_600_000_000);

const ageArb = fc.oneof(
  fc.constantFrom(0, STORY_LIFE_MS, STORY_LIFE_MS - 1, STORY_LIFE_MS + 1, -1000),
  fc.integer({ min: 0, max: 30 }).map((hours) => hours * 3_600_000),
);

/** Stories of few shops with few pictures. The picture determines the story, so that copies are equal. */
const storyArb: fc.Arbitrary<Story> = fc
  .record({ shop: fc.integer({ min: 1, max: 3 }), picture: fc.integer({ min: 1, max: 5 }), age: ageArb })
  .map(({ shop, picture, age }) => ({
    shopId: shopId(shop),
    shopTitle: `Shop ${shop}`,
    logo: undefined,
    author: { name: 'Ilse Maas', avatar: undefined },
    product: { uuid: uuid('f3d0b6de-2f0b-4f8e-a7bc-5a2f1f7d1111'), title: 'Falafel bowl' },
    image: `/stories/${picture}.webp`,
    createdAt: instant(storyNow - age),
  }));

/** Stories of several shops with distinct pictures. */
export const storiesArb: fc.Arbitrary<readonly Story[]> = fc.uniqueArray(storyArb, {
  selector: ({ shopId: shop, image }) => `${shop} ${image}`,
  maxLength: 12,
});
