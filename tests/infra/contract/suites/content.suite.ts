import { type Article, untrustedHtml } from '@domain/content/index.ts';
import { careerId, uuid } from '@domain/kernel/ids.ts';
import { createHttpArticles } from '@infra/content/http-articles.adapter.ts';
import { createHttpMarketTexts } from '@infra/content/http-market-texts.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeArticles, createFakeMarketTexts } from '../fakes/fake-content.ts';
import { articleLaws, textLaws } from '../laws/content.laws.ts';

const said = { language: 'en' };

const written = (id: string, publishedOn: string): Article => ({
  ...said,
  id: uuid(id),
  title: id,
  brief: '',
  image: undefined,
  publishedOn,
  body: untrustedHtml('<p>Slowly.</p>'),
});

const legal = { ...said, title: 'Terms', body: untrustedHtml('<p>Be kind.</p>') };

export const contentSuite = (market: Embedded): void => {
  describePort('Articles', articleLaws, {
    fake: () =>
      createFakeArticles({
        articles: [written('soup', '2025-03-07'), written('bread', '2025-02-01')],
        news: [written('spring', '2025-03-09'), written('winter', '2024-12-20')],
      }),
    embedded: () => createHttpArticles(market.guest()),
  });
  describePort('MarketTexts', textLaws, {
    fake: () =>
      createFakeMarketTexts({
        faqs: [{ ...said, id: uuid('cancel'), question: 'Can I cancel?', answer: 'Yes.' }],
        about: [
          { ...said, id: 1, title: 'About', body: untrustedHtml(''), image: undefined, apps: { ios: '', android: '' } },
        ],
        deliver: {
          ...said,
          id: 2,
          title: 'Deliver',
          body: untrustedHtml(''),
          image: undefined,
          apps: { ios: '', android: '' },
        },
        careers: [
          {
            ...said,
            id: careerId(1),
            title: 'Baker',
            field: 'Kitchens',
            place: 'Port Alder',
            body: untrustedHtml('<p>Early.</p>'),
            postedOn: '2025-03-01',
          },
        ],
        legal: { terms: legal, privacy: { ...legal, title: 'Privacy' } },
        landing: { ...said, title: 'Welcome', description: '', image: undefined, features: [] },
      }),
    embedded: () => createHttpMarketTexts(market.guest()),
  });
};
