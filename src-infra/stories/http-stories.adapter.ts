import type { $Fetch } from 'ofetch';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { shopId, uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { storyGroups, type Stories, type Story } from '@domain/stories/index.ts';
import { pointQuery } from '../catalog/shop-filter-query.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, asText, listOf, optionalText } from '../drivers/http/wire.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';

const SHOPS_PER_PAGE = 100;
/** Stops at this page, should a server never send a last one. */
const PAGES_MAX = 20;

type Deps = { readonly api: $Fetch; readonly context: { readonly toImage: ToImage }; readonly clock: Clock };

export const createHttpStories = ({ api, context: { toImage }, clock }: Deps): Stories => ({
  list: async (at) => {
    const groupsOf = (stories: ReadonlyMap<string, Story>) => storyGroups([...stories.values()], clock.now());
    const found = new Map<string, Story>();
    // Contract 3.14: requests page after page, until one brings nothing new.
    for (let page = 1, known = -1; page <= PAGES_MAX && known < found.size; page += 1) {
      const answer = await readAnswer(
        api<unknown>('rest/stories/paginate', { query: { ...pointQuery(at), page, perPage: SHOPS_PER_PAGE } }),
        (body) => ok(listOf(body, (shop) => listOf(shop, (item) => toStory(item, toImage, clock))).flat(2)),
      );
      // Earlier pages are better than no stories.
      if (!answer.ok) return page === 1 ? answer : ok(groupsOf(found));
      known = found.size;
      for (const story of answer.value) found.set(`${story.shopId} ${story.image}`, story);
    }
    return ok(groupsOf(found));
  },
});

/** Reads the story item of contract 2.4; empty without a picture or a product. */
const toStory = (item: unknown, toImage: ToImage, clock: Clock): Story[] => {
  const dto = asRecord(item);
  const [image, product] = [toImage(dto['url']), optionalText(dto['product_uuid'])];
  if (image === undefined || product === undefined) return [];
  return [
    {
      shopId: shopId(asInteger(dto['shop_id'])),
      shopTitle: asText(dto['title']),
      logo: toImage(dto['logo_img']),
      author: {
        name: [dto['firstname'], dto['lastname']].map(asText).filter(Boolean).join(' '),
        avatar: toImage(dto['avatar']),
      },
      product: { uuid: uuid(product), title: asText(dto['product_title']) },
      image,
      // Servers send fresh stories only, even without a time.
      createdAt: optionalInstant(dto['created_at']) ?? clock.now(),
    },
  ];
};
