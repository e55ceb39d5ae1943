import { plainText, readRichText, type Article, type Career, type Faq } from '@domain/content/index.ts';

type Structured = Readonly<Record<string, unknown>>;

/** schema.org description of the questions for search engines (ROUTE-11). */
export const faqData = (faqs: readonly Faq[]): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** schema.org description of an article for search engines (ROUTE-11). */
export const articleData = ({ title, brief, image, publishedOn, language }: Article): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  ...(brief !== '' && { description: brief }),
  ...(image !== undefined && { image }),
  ...(publishedOn !== undefined && { datePublished: publishedOn }),
  ...(language !== undefined && { inLanguage: language }),
});

/** schema.org description of a job for search engines (ROUTE-11), with the operator's statements only. */
export const careerData = ({ title, field, place, body, postedOn }: Career, employer: string): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title,
  description: plainText(readRichText(body)),
  ...(field !== '' && { occupationalCategory: field }),
  ...(place !== '' && { jobLocation: { '@type': 'Place', address: place } }),
  ...(postedOn !== undefined && { datePosted: postedOn }),
  ...(employer !== '' && { hiringOrganization: { '@type': 'Organization', name: employer } }),
});
