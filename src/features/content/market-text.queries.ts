import type { AboutPart, Faq, Landing, LegalKind, LegalText, MarketFigures, MarketTexts } from '@domain/content/index.ts';
import type { Query } from '../../data/index.ts';

type Deps = {
  readonly texts: MarketTexts;
  /** The same text in another language is another text. */
  readonly language: () => string;
};

/** What operators write about the marketplace, each question with the key of its answer. */
export type MarketTextQueries = {
  faqs(): Query<readonly Faq[]>;
  about(): Query<readonly AboutPart[]>;
  legal(kind: LegalKind): Query<LegalText>;
  landing(): Query<Landing>;
  figures(): Query<MarketFigures>;
};

export const createMarketTextQueries = ({ texts, language }: Deps): MarketTextQueries => ({
  faqs: () => ({ key: ['texts', 'faqs', language()], load: () => texts.faqs() }),
  about: () => ({ key: ['texts', 'about', language()], load: () => texts.about() }),
  legal: (kind) => ({ key: ['texts', kind, language()], load: () => texts.legal(kind) }),
  landing: () => ({ key: ['texts', 'landing', language()], load: () => texts.landing() }),
  figures: () => ({ key: ['texts', 'figures'], load: () => texts.figures() }),
});
