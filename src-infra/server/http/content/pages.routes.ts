import { isReferralOpen } from '@domain/rewards/index.ts';
import { marketplaceDay, type Pages } from '../../features/content/index.ts';
import { wireDate, wireTime } from '../../foundation/time/index.ts';
import { enveloped, listed, notFound } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { catalogContext, toCategory, type CatalogDeps } from '../catalog/index.ts';
import { createAmounts, sliceOf } from '../shapes/index.ts';
import { htmlTexts } from './html-texts.ts';
import { isAbout, toCareer, toFaq, toLanding, toPage } from './page.shape.ts';

type Ids =
  | 'showMarketStatistics'
  | 'showTerm'
  | 'showPolicy'
  | 'listFaqs'
  | 'showReferral'
  | 'listCareers'
  | 'showCareer'
  | 'listPages'
  | 'showPage'
  | 'showLandingPage';

/** What operators write about the marketplace (contract 3.2, 3.14). */
export const pagesRoutes = ({
  pages,
  reference,
  zones,
  taxonomy,
}: Pick<CatalogDeps, 'reference' | 'zones' | 'taxonomy'> & { readonly pages: Pages }): Handlers<Ids> => {
  const contextOf = async (call: Pick<ApiCall<'showTerm'>, 'origin' | 'language' | 'currency' | 'now'>) =>
    catalogContext(await reference(), zones, call);

  const legalText = async (
    kind: 'term' | 'policy',
    call: Pick<ApiCall<'showTerm'>, 'origin' | 'language' | 'currency' | 'now'>,
  ) => {
    const row = await pages.legalText(kind);
    if (!row) return notFound;
    const { translation, translations } = await contextOf(call);
    const texts = htmlTexts(row.texts, 'description');
    const times = { created_at: wireTime(row.created_at), updated_at: wireTime(row.updated_at) };
    return enveloped({
      id: row.id,
      ...times,
      translation: translation(row.id, texts),
      translations: translations(row.id, texts),
    });
  };
  const careersIn = async (call: Pick<ApiCall<'showTerm'>, 'origin' | 'language' | 'currency' | 'now'>) => {
    const [context, { category }] = [await contextOf(call), await taxonomy()];
    return (row: Parameters<typeof toCareer>[0]) => {
      const found = category(row.category_id);
      return { ...toCareer(row, context), category: found ? toCategory(found, context) : null };
    };
  };

  return {
    showMarketStatistics: async () => enveloped(await pages.statistics()),
    showTerm: (call) => legalText('term', call),
    showPolicy: (call) => legalText('policy', call),

    listFaqs: async (call) => {
      const context = await contextOf(call);
      return listed(sliceOf(await pages.faqs(), call.params, (row) => toFaq(row, context)));
    },

    showReferral: async (call) => {
      const known = await reference();
      const row = await pages.referral();
      const facts = {
        isActive: known.setting('referral_active') === '1',
        today: marketplaceDay(known, call.now, zones),
      };
      if (!row || !isReferralOpen({ expiresOn: row.expires_on ?? undefined }, facts)) return notFound;
      const { picture, translation, translations } = catalogContext(known, zones, call);
      const { own } = createAmounts(known.baseCurrency, known.baseCurrency);
      const texts = htmlTexts(row.texts, 'description', 'faq');
      return enveloped({
        id: row.id,
        price_from: own(row.price_from),
        price_to: own(row.price_to),
        img: picture(row.img),
        expired_at: wireDate(row.expires_on),
        created_at: wireTime(row.created_at),
        updated_at: wireTime(row.updated_at),
        translation: translation(row.id, texts),
        translations: translations(row.id, texts),
        locales: Object.keys(texts),
      });
    },

    listCareers: async (call) => {
      const shape = await careersIn(call);
      return listed(sliceOf(await pages.careers(), call.params, shape));
    },
    showCareer: async (call) => {
      const row = await pages.career(call.params.id);
      return row ? enveloped((await careersIn(call))(row)) : notFound;
    },

    listPages: async (call) => {
      const context = await contextOf(call);
      const { type } = call.params;
      const wanted = (await pages.pages()).filter(
        (row) => type === undefined || row.type === type || (type === 'all_about' && isAbout(row.type)),
      );
      return listed(sliceOf(wanted, call.params, (row) => toPage(row, context)));
    },
    showPage: async (call) => {
      const row = await pages.page(call.params.type);
      return row ? enveloped(toPage(row, await contextOf(call))) : notFound;
    },
    showLandingPage: async (call) => {
      const row = await pages.landing('welcome');
      return row ? enveloped(toLanding(row, await contextOf(call))) : notFound;
    },
  };
};
