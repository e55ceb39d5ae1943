import type { Article, Career, Faq, MarketTexts } from '@domain/content/index.ts';
import type { ApplicationUpdates, CourierApplications } from '@domain/couriers/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import { createHttpCourierApplications } from '@infra/couriers/http-courier-applications.adapter.ts';
import { createStoredCourierForm } from '@infra/couriers/stored-courier-form.adapter.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { AccessibilityView } from '../../features/content/accessibility.view.tsx';
import { AccessibilityViewModel } from '../../features/content/accessibility.view-model.ts';
import { AboutView } from '../../features/content/about.view.tsx';
import { AboutViewModel } from '../../features/content/about.view-model.ts';
import { ArticleView } from '../../features/content/article.view.tsx';
import { ArticleViewModel } from '../../features/content/article.view-model.ts';
import { BlogView } from '../../features/content/blog.view.tsx';
import { BlogViewModel } from '../../features/content/blog.view-model.ts';
import { CareerView } from '../../features/content/career.view.tsx';
import { CareerViewModel } from '../../features/content/career.view-model.ts';
import { CareersView } from '../../features/content/careers.view.tsx';
import { CareersViewModel } from '../../features/content/careers.view-model.ts';
import { DeliverView } from '../../features/content/deliver.view.tsx';
import { DeliverViewModel } from '../../features/content/deliver.view-model.ts';
import { HelpView } from '../../features/content/help.view.tsx';
import { HelpViewModel } from '../../features/content/help.view-model.ts';
import { ARTICLE_QUERIES } from '../../features/content/index.ts';
import { LegalView } from '../../features/content/legal.view.tsx';
import { LegalViewModel } from '../../features/content/legal.view-model.ts';
import { createMarketTextQueries, type MarketTextQueries } from '../../features/content/market-text.queries.ts';
import { articleData, careerData, faqData } from '../../features/content/structured-data.ts';
import { WelcomeView } from '../../features/content/welcome.view.tsx';
import { WelcomeViewModel } from '../../features/content/welcome.view-model.ts';
import type { CourierFormStore } from '../../features/courier-application/index.ts';
import { PICTURE_UPLOADS } from '../../features/pictures/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import type { PageHead } from '../../routes/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API, DATA_CACHE, MARKET_TEXTS, SESSION_STORE } from '../tokens.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { provideLateNews } from '../modules/late-news.module.ts';
import { bindPictures } from '../modules/pictures.module.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { definePage } from './define-page.ts';

type Describe<Subject, More extends readonly unknown[] = []> = (
  subject: Subject,
  ...more: More
) => PageHead['structured'];

const MARKET_TEXT_QUERIES = defineToken<MarketTextQueries>('MarketTextQueries');
const COURIER_APPLICATIONS = defineToken<CourierApplications>('CourierApplications');
const APPLICATION_UPDATES = defineToken<ApplicationUpdates>('CourierApplicationUpdates');
const COURIER_FORM = defineToken<CourierFormStore>('CourierForm');
const MAKE_UUID = defineToken<Platform['makeUuid']>('CourierApplicationKeys');
const DESCRIBE_ARTICLE = defineToken<Describe<Article>>('DescribeArticle');
const DESCRIBE_CAREER = defineToken<Describe<Career, [employer: string]>>('DescribeCareer');
const DESCRIBE_FAQS = defineToken<Describe<readonly Faq[]>>('DescribeFaqs');

const bindTexts = bindOnce(MARKET_TEXT_QUERIES, (options) => {
  provide(
    options,
    MARKET_TEXT_QUERIES,
    ({ texts, context }: { readonly texts: MarketTexts; readonly context: AppContext }) =>
      createMarketTextQueries({ texts, language: context.language }),
    {
      texts: MARKET_TEXTS,
      context: CONTEXT,
    },
  );
  // Structured data is for crawlers, which read the server-rendered page.
  provide(
    options,
    DESCRIBE_ARTICLE,
    (): Describe<Article> => (import.meta.env.SSR ? articleData : () => undefined),
    {},
  );
  provide(
    options,
    DESCRIBE_CAREER,
    (): Describe<Career, [employer: string]> => (import.meta.env.SSR ? careerData : () => undefined),
    {},
  );
  provide(
    options,
    DESCRIBE_FAQS,
    (): Describe<readonly Faq[]> => (import.meta.env.SSR ? faqData : () => undefined),
    {},
  );
});

const bindDeliver = bindOnce(COURIER_APPLICATIONS, (options) => {
  bindTexts(options);
  bindPictures(options);
  provide(options, COURIER_APPLICATIONS, createHttpCourierApplications, { api: API });
  provideLateNews(options, APPLICATION_UPDATES, () => import('../modules/application-updates.module.ts'));
  provide(
    options,
    COURIER_FORM,
    ({ platform, sessions }: { readonly platform: Platform; readonly sessions: SessionStore }) =>
      createStoredCourierForm({
        store: textStoreOf(platform.localStorage, 'deliver'),
        owner: () => sessions.read()?.user.id,
      }),
    { platform: PLATFORM, sessions: SESSION_STORE },
  );
  provideFromPlatform(options, MAKE_UUID, (platform) => platform.makeUuid);
});

const texts = { cache: DATA_CACHE, queries: MARKET_TEXT_QUERIES };
const articles = { cache: DATA_CACHE, queries: ARTICLE_QUERIES };

export { NewsSheet } from '../../features/content/news-sheet.view.tsx';

/** The content pages. One module for all: each is small, and every first visit carries the names of all modules. */
export const pages = {
  accessibility: definePage(AccessibilityViewModel, AccessibilityView, { reference: REFERENCE_VIEW_MODEL }),
  help: definePage(
    HelpViewModel,
    HelpView,
    { ...texts, reference: REFERENCE_VIEW_MODEL, describe: DESCRIBE_FAQS },
    bindTexts,
  ),
  about: definePage(AboutViewModel, AboutView, texts, bindTexts),
  deliver: definePage(
    DeliverViewModel,
    DeliverView,
    {
      ...texts,
      reference: REFERENCE_VIEW_MODEL,
      applications: COURIER_APPLICATIONS,
      updates: APPLICATION_UPDATES,
      sessions: SESSION_STORE,
      store: COURIER_FORM,
      uploads: PICTURE_UPLOADS,
      makeUuid: MAKE_UUID,
    },
    bindDeliver,
  ),
  careers: definePage(CareersViewModel, CareersView, texts, bindTexts),
  career: definePage(
    CareerViewModel,
    CareerView,
    { ...texts, reference: REFERENCE_VIEW_MODEL, describe: DESCRIBE_CAREER },
    bindTexts,
  ),
  legal: definePage(LegalViewModel, LegalView, texts, bindTexts),
  blog: definePage(BlogViewModel, BlogView, articles, bindTexts),
  article: definePage(ArticleViewModel, ArticleView, { ...articles, describe: DESCRIBE_ARTICLE }, bindTexts),
  welcome: definePage(WelcomeViewModel, WelcomeView, { ...texts, articles: ARTICLE_QUERIES }, bindTexts),
};
