import type { $Fetch } from 'ofetch';
import type { LegalKind, MarketTexts } from '@domain/content/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { readEntity } from '../drivers/http/read-entity.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { dataOf, listOf } from '../drivers/http/wire.ts';
import { isHere, toAboutPart, toCareer, toDeliver, toFaq, toFigures, toLanding, toLegalText } from './content-wire.ts';

/** One page of the API; nobody reads more questions than that. */
const ALL = { page: 1, perPage: 100 };
const LEGAL_PATHS = { terms: 'rest/term', privacy: 'rest/policy' } as const satisfies Record<LegalKind, string>;

type Deps = { readonly api: $Fetch; readonly context: { readonly toImage: ToImage; language(): string } };

export const createHttpMarketTexts = ({ api, context: { toImage, language } }: Deps): MarketTexts => ({
  faqs: () =>
    readAnswer(api<unknown>('rest/faqs/paginate', { query: ALL }), (body) =>
      ok(listOf(dataOf(body), toFaq).filter(isHere)),
    ),
  about: () =>
    readAnswer(api<unknown>('rest/pages/paginate', { query: { type: 'all_about', ...ALL } }), (body) =>
      ok(listOf(dataOf(body), (item) => toAboutPart(item, toImage))),
    ),
  deliver: () =>
    readAnswer(api<unknown>('rest/pages/delivery'), (body) => readEntity(body, (item) => toDeliver(item, toImage))),
  careers: () =>
    readAnswer(api<unknown>('rest/careers/paginate', { query: ALL }), (body) =>
      ok(listOf(dataOf(body), toCareer).filter(isHere)),
    ),
  career: (career) => readAnswer(api<unknown>(`rest/careers/${career}`), (body) => readEntity(body, toCareer)),
  landing: () =>
    readAnswer(api<unknown>('rest/landing-pages/welcome'), (body) =>
      readEntity(body, (item) => toLanding(item, language(), toImage)),
    ),
  figures: () => readAnswer(api<unknown>('rest/stat'), (body) => ok(toFigures(dataOf(body)))),
  legal: (kind) => readAnswer(api<unknown>(LEGAL_PATHS[kind]), (body) => readEntity(body, toLegalText)),
});
