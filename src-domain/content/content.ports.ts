import type { Answer } from '../kernel/answer.ts';
import type { CareerId, Uuid } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type {
  AboutPart,
  Article,
  ArticleCard,
  Career,
  Faq,
  Landing,
  LegalKind,
  LegalText,
  MarketFigures,
} from './market-texts.ts';

/** Articles and news of the marketplace, in the customer's language where it is written in it. */
export interface Articles {
  /** ROUTE-8: one page of the articles, the newest first; pages count from 1. */
  list(page: number): Answer<Page<ArticleCard>>;
  /** ROUTE-1, ROUTE-8: an article or a news item; a refusal with 404 where there is none, or none any more. */
  load(article: Uuid): Answer<Article>;
  /** CATALOG-3: the newest news item alone; nothing where there is none. */
  latestNews(): Answer<readonly ArticleCard[]>;
}

/** What operators write about the marketplace. */
export interface MarketTexts {
  /** ROUTE-9: every question with its answer, in the operator's order. */
  faqs(): Answer<readonly Faq[]>;
  /** ROUTE-9: the parts of the page about the marketplace, in the operator's order. */
  about(): Answer<readonly AboutPart[]>;
  /** ROUTE-9: how to become a driver; a refusal with 404 where nobody has written it. */
  deliver(): Answer<AboutPart>;
  /** ROUTE-9: every job there is, in the operator's order. */
  careers(): Answer<readonly Career[]>;
  /** ROUTE-9: one job; a refusal with 404 where there is none, or none any more. */
  career(career: CareerId): Answer<Career>;
  /** ROUTE-9: a legal text; a refusal with 404 where nobody has written it. */
  legal(kind: LegalKind): Answer<LegalText>;
  /** ROUTE-2: what greets newcomers; a refusal with 404 where nobody has written it. */
  landing(): Answer<Landing>;
  /** ROUTE-2: how many people and delivered orders there are. */
  figures(): Answer<MarketFigures>;
}
