import * as fc from 'fast-check';
import { untrustedHtml, type Article, type Faq } from '../content/index.ts';
import { hostileHtmlArb, writtenHtmlArb } from './html.arb.ts';
import { titleArb, uuidArb } from './text.arb.ts';

const bodyArb = fc
  .oneof({ weight: 4, arbitrary: writtenHtmlArb }, { weight: 1, arbitrary: hostileHtmlArb })
  .map(untrustedHtml);
const languageArb = fc.constantFrom(undefined, 'en', 'ar', 'de');

/** A question with an answer of one or several lines. */
export const faqArb: fc.Arbitrary<Faq> = fc.record({
  id: uuidArb,
  question: titleArb,
  answer: fc.array(titleArb, { maxLength: 3 }).map((lines) => lines.join('\n')),
  language: languageArb,
});

/** An article or a news item; pictures, sentences and days may be missing. */
export const articleArb: fc.Arbitrary<Article> = fc.record({
  id: uuidArb,
  title: titleArb,
  brief: fc.oneof(fc.constant(''), titleArb),
  image: fc.constantFrom(undefined, '/storage/images/blogs/bread~sand.webp'),
  publishedOn: fc.constantFrom(undefined, '2026-03-03', '2024-02-29'),
  body: bodyArb,
  language: languageArb,
});
