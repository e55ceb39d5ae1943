import type { ShopStory, Stories } from '../../features/content/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { bare } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { catalogContext, type CatalogContext, type CatalogDeps } from '../catalog/index.ts';
import { sliceOf } from '../shapes/index.ts';

type Deps = Pick<CatalogDeps, 'reference' | 'zones'> & { readonly stories: Stories };

/** Contract 3.14: one inner array for each shop; the client pages until there is none. */
export const storiesRoutes = ({ reference, zones, stories }: Deps): Handlers<'listStories'> => ({
  listStories: async (call) => {
    const context = catalogContext(await reference(), zones, call);
    const groups = await stories.list(call.now, call.params.address);
    return bare([...sliceOf(groups, call.params, (group) => group.map((story) => toStory(story, context))).items]);
  },
});

/** Story item of contract 2.4. */
const toStory = ({ shop, row }: ShopStory, { picture, translation }: CatalogContext) => ({
  shop_id: shop.id,
  logo_img: picture(shop.logo),
  title: translation(shop.id, shop.texts).title ?? '',
  firstname: row.firstname,
  lastname: row.lastname,
  avatar: picture(row.avatar),
  product_uuid: row.product_uuid,
  product_title: translation(row.shop_id, row.product_texts).title ?? '',
  url: picture(row.img) ?? '',
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
});
