import type { TextsDesk } from '../../features/operator/index.ts';
import type { Handlers } from '../handler.ts';
import { enveloped, listed, notFound, refused } from '../response/index.ts';
import { pageOf } from '../shapes/index.ts';

type Ids = 'listTexts' | 'writeText' | 'removeText';

/** OPS-6: texts of the app in the operator's words. */
export const textsRoutes = ({ textsDesk }: { readonly textsDesk: TextsDesk }): Handlers<Ids> => ({
  listTexts: async ({ params }) => {
    const { page, perPage, offset } = pageOf(params);
    const { items, total } = await textsDesk.list({
      search: params.search?.trim() ?? '',
      locale: params.locale,
      offset,
      limit: perPage,
    });
    return listed({ page, perPage, total, items });
  },

  writeText: async ({ user, params: { locale, key, value } }) => {
    const outcome = await textsDesk.write(user.id, { locale, key, value });
    return outcome.ok
      ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_UPDATED')
      : refused('ERROR_400', {
          params: Object.fromEntries(
            outcome.error.map((field) => [field, [{ text: 'FIELD_INVALID' as const, args: { field } }]]),
          ),
        });
  },

  removeText: async ({ user, params }) => ((await textsDesk.remove(user.id, params.id)) ? enveloped(null) : notFound),
});
