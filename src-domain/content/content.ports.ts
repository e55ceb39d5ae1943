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

/** Articles and news of the marketplace, in the customer's language if available. */
export interface Articles {
  /** ROUTE-8: one page of the articles, the newest first; pages count from 1. */
  list(page: number): Answer<Page<ArticleCard>>;
  /** ROUTE-1, ROUTE-8: One article or news item; refused with 404 if there is none, or none any more. */
  load(article: Uuid): Answer<Article>;
  /** CATALOG-3: The newest news item; undefined if there is none. */
  latestNews(): Answer<readonly ArticleCard[]>;
}

/** Texts that operators write about the marketplace. */
export interface MarketTexts {
  /** ROUTE-9: every question with its answer, in the operator's order. */
  faqs(): Answer<readonly Faq[]>;
  /** ROUTE-9: the parts of the page about the marketplace, in the operator's order. */
  about(): Answer<readonly AboutPart[]>;
  /** ROUTE-9: How to become a driver; refused with 404 if nobody has written it. */
  deliver(): Answer<AboutPart>;
  /** ROUTE-9: every job there is, in the operator's order. */
  careers(): Answer<readonly Career[]>;
  /** ROUTE-9: One job; refused with 404 if there is none, or none any more. */
  career(career: CareerId): Answer<Career>;
  /** ROUTE-9: A legal text; refused with 404 if nobody has written it. */
  legal(kind: LegalKind): Answer<LegalText>;
  /** ROUTE-2: The landing text; refused with 404 if nobody has written it. */
  landing(): Answer<Landing>;
  /** ROUTE-2: The number of people and of delivered orders. */
  figures(): Answer<MarketFigures>;
}
