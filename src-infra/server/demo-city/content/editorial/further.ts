import { FURTHER_LANGUAGES, type FurtherLanguage } from '../text-languages.ts';
import type { Text } from '../types.ts';
import { htmlOf } from './article.ts';
import { chinese } from './further.zh.data.ts';
import { russian } from './further.ru.data.ts';
import { spanish } from './further.es.data.ts';
import { turkish } from './further.tr.data.ts';
import type { Editorial, FurtherTexts } from './types.ts';

const FURTHER: Readonly<Record<FurtherLanguage, FurtherTexts>> = { es: spanish, ru: russian, tr: turkish, zh: chinese };

/** The text with its further languages; omits a language without one. */
const joined = (text: Text, textOf: (texts: FurtherTexts) => string | undefined): Text => {
  const found = FURTHER_LANGUAGES.map((language) => [language, textOf(FURTHER[language])] as const).filter(
    ([, words]) => words !== undefined,
  );
  return { ...text, ...Object.fromEntries(found) };
};
const html = (text: string | undefined): string | undefined => text && htmlOf(text);

/** Texts about the marketplace itself, in all eight languages. */
export const inAllLanguages = (editorial: Editorial): Editorial => ({
  ...editorial,
  news: editorial.news.map((entry) => ({
    ...entry,
    title: joined(entry.title, ({ news }) => news[entry.slug]?.title),
    brief: joined(entry.brief, ({ news }) => news[entry.slug]?.brief),
    text: joined(entry.text, ({ news }) => html(news[entry.slug]?.text)),
  })),
  pages: editorial.pages.map((entry) => ({
    ...entry,
    title: joined(entry.title, ({ pages }) => pages[entry.type].title),
    text: joined(entry.text, ({ pages }) => html(pages[entry.type].text)),
  })),
  landing: {
    ...editorial.landing,
    title: joined(editorial.landing.title, ({ landing }) => landing.title),
    description: joined(editorial.landing.description, ({ landing }) => landing.description),
    features: editorial.landing.features.map((entry, index) => ({
      ...entry,
      title: joined(entry.title, ({ landing }) => landing.features[index]?.title),
      description: joined(entry.description, ({ landing }) => landing.features[index]?.description),
    })),
  },
  faqs: editorial.faqs.map((entry) => ({
    ...entry,
    question: joined(entry.question, ({ faqs }) => faqs[entry.slug]?.question),
    answer: joined(entry.answer, ({ faqs }) => html(faqs[entry.slug]?.answer)),
  })),
  terms: {
    title: joined(editorial.terms.title, ({ terms }) => terms.title),
    text: joined(editorial.terms.text, ({ terms }) => html(terms.text)),
  },
  policy: {
    title: joined(editorial.policy.title, ({ policy }) => policy.title),
    text: joined(editorial.policy.text, ({ policy }) => html(policy.text)),
  },
});
