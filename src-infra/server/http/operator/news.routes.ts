import type { NewsDesk, NewsRefusal } from '../../features/operator/index.ts';
import { enveloped, fieldRefused, listed, notFound, type Refusal } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { catalogContext, type CatalogDeps } from '../catalog/index.ts';
import { toWholeBlog } from '../content/index.ts';
import { pageOf, storedPicture } from '../shapes/index.ts';
import type { NewsRecord } from '../../features/operator/index.ts';

type Ids = 'listNews' | 'writeNews' | 'publishNews';
type Deps = Pick<CatalogDeps, 'reference' | 'zones'> & { readonly newsDesk: NewsDesk };

/** Contract 8.12: news of the operator's desk. */
export const newsRoutes = ({ reference, zones, newsDesk }: Deps): Handlers<Ids> => {
  const shaper = async (call: ApiCall<'publishNews'> | ApiCall<'listNews'> | ApiCall<'writeNews'>) => {
    const context = catalogContext(await reference(), zones, call);
    return (record: NewsRecord) => toWholeBlog({ ...record, author: null }, context);
  };

  return {
    listNews: async (call) => {
      const { page, perPage, offset } = pageOf(call.params);
      const { status, search = '', sort = 'desc' } = call.params;
      const { items, total } = await newsDesk.list({ status, search: search.trim(), sort, offset, limit: perPage });
      return listed({ items: items.map(await shaper(call)), total, page, perPage });
    },

    writeNews: async (call) => {
      const { translations, img, publish = false } = call.params;
      const picture = img === undefined || img.trim() === '' ? undefined : storedPicture(call.origin, img.trim());
      const outcome = await newsDesk.write({
        authorId: call.user.id,
        texts: translations,
        img: picture,
        isToBePublished: publish,
      });
      return outcome.ok
        ? enveloped((await shaper(call))(outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : newsRefused(outcome.error);
    },

    publishNews: async (call) => {
      const record = await newsDesk.publish(call.params.uuid.toLowerCase());
      return record ? enveloped((await shaper(call))(record), 'RECORD_WAS_SUCCESSFULLY_UPDATED') : notFound;
    },
  };
};

const newsRefused = (refusal: NewsRefusal): Refusal => {
  switch (refusal.kind) {
    case 'unknown-language':
      return fieldRefused(`translations.${refusal.locale}`, 'FIELD_UNKNOWN');
    case 'no-title':
      return fieldRefused(`translations.${refusal.locale}.title`, 'FIELD_REQUIRED');
    case 'foreign-image':
      return fieldRefused('img', 'FIELD_UNKNOWN');
  }
};
