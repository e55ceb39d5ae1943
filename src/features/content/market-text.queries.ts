import {
  readCareerId,
  type AboutPart,
  type Career,
  type Faq,
  type Landing,
  type LegalKind,
  type LegalText,
  type MarketFigures,
  type MarketTexts,
} from '@domain/content/index.ts';
import type { Query } from '../../data/index.ts';

type Deps = {
  readonly texts: MarketTexts;
  /** The language, which is part of every key. */
  readonly language: () => string;
};

/** The queries of the operator's texts about the marketplace. */
export type MarketTextQueries = {
  faqs(): Query<readonly Faq[]>;
  about(): Query<readonly AboutPart[]>;
  deliver(): Query<AboutPart>;
  careers(): Query<readonly Career[]>;
  /** ROUTE-9b: the query of the job in the address, if any. */
  career(asked: string | undefined): Query<Career> | undefined;
  legal(kind: LegalKind): Query<LegalText>;
  landing(): Query<Landing>;
  figures(): Query<MarketFigures>;
};

export const createMarketTextQueries = ({ texts, language }: Deps): MarketTextQueries => ({
  faqs: () => ({ key: ['texts', 'faqs', language()], load: () => texts.faqs() }),
  about: () => ({ key: ['texts', 'about', language()], load: () => texts.about() }),
  deliver: () => ({ key: ['texts', 'deliver', language()], load: () => texts.deliver() }),
  careers: () => ({ key: ['texts', 'careers', language()], load: () => texts.careers() }),
  career: (asked) => {
    const id = readCareerId(asked);
    return id && { key: ['texts', 'career', id, language()], load: () => texts.career(id) };
  },
  legal: (kind) => ({ key: ['texts', kind, language()], load: () => texts.legal(kind) }),
  landing: () => ({ key: ['texts', 'landing', language()], load: () => texts.landing() }),
  figures: () => ({ key: ['texts', 'figures'], load: () => texts.figures() }),
});
