export { readArticleUuid } from './article-uuid.ts';
export { readCareerId } from './career-id.ts';
export type { Articles, MarketTexts } from './content.ports.ts';
export { findFaqs } from './faq-search.ts';
export { linkAddress, pictureAddress } from './html/address.ts';
export { outlined } from './html/outline.ts';
export { answerLines, plainLines } from './html/plain-lines.ts';
export { plainText } from './html/plain-text.ts';
export { readRichText } from './html/read-rich-text.ts';
export { decodeReferences } from './html/references.ts';
export type { HeadingLevel, RichElement, RichNode, RichText } from './html/rich-text.ts';
export { sanitiseHtml } from './html/sanitise-html.ts';
export {
  LEGAL_TEXTS,
  untrustedHtml,
  type AboutPart,
  type Article,
  type ArticleCard,
  type Career,
  type Faq,
  type InLanguage,
  type Landing,
  type LandingPart,
  type LegalKind,
  type LegalText,
  type MarketFigures,
  type UntrustedHtml,
} from './market-texts.ts';
