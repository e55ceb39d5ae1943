import { isDate } from '@domain/calendar/index.ts';
import {
  answerLines,
  untrustedHtml,
  type AboutPart,
  type Article,
  type ArticleCard,
  type Career,
  type Faq,
  type Landing,
  type LandingPart,
  type LegalText,
  type MarketFigures,
} from '@domain/content/index.ts';
import { careerId, uuid } from '@domain/kernel/ids.ts';
import { DEFAULT_LANGUAGE } from '@domain/localization/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { asInteger, asRecord, asText, listOf, optionalText, translated, type Wire } from '../drivers/http/wire.ts';

const languageOf = (dto: Wire): string | undefined => optionalText(asRecord(dto['translation'])['locale']);
const dayOf = (time: unknown): string | undefined => {
  const day = asText(time).slice(0, 10);
  return isDate(day) ? day : undefined;
};
const htmlOf = (dto: Wire, field: string) => untrustedHtml(translated(dto, field));

/** Reads the Blog of contract 2.4 for lists; `undefined` without a uuid, since it could not be opened. */
export const toArticleCard = (item: unknown, toImage: ToImage): ArticleCard | undefined => {
  const dto = asRecord(item);
  const id = asText(dto['uuid']);
  if (id === '') return undefined;
  return {
    id: uuid(id),
    title: translated(dto, 'title'),
    brief: translated(dto, 'short_desc'),
    image: toImage(dto['img']),
    publishedOn: dayOf(dto['published_at']),
    language: languageOf(dto),
  };
};

export const toArticle = (item: unknown, toImage: ToImage): Article | undefined => {
  const card = toArticleCard(item, toImage);
  return card && { ...card, body: htmlOf(asRecord(item), 'description') };
};

/** Reads a question and its answer (contract 2.4); `undefined` without a question. */
export const toFaq = (item: unknown): Faq | undefined => {
  const dto = asRecord(item);
  const question = translated(dto, 'question');
  return question === ''
    ? undefined
    : {
        id: uuid(asText(dto['uuid'])),
        question,
        answer: answerLines(translated(dto, 'answer')),
        language: languageOf(dto),
      };
};

export const toAboutPart = (item: unknown, toImage: ToImage): AboutPart => {
  const dto = asRecord(item);
  const buttons = asRecord(dto['buttons']);
  return {
    id: asInteger(dto['id']),
    title: translated(dto, 'title'),
    body: htmlOf(dto, 'description'),
    image: toImage(dto['img']),
    apps: { ios: asText(buttons['app_store_button_link']), android: asText(buttons['google_play_button_link']) },
    language: languageOf(dto),
  };
};

/** The page about becoming a driver has the same shape; `undefined` without a title. */
export const toDeliver = (item: unknown, toImage: ToImage): AboutPart | undefined => {
  const part = toAboutPart(item, toImage);
  return part.title === '' ? undefined : part;
};

/** Reads the Career of contract 2.4; `undefined` without an id or a title. */
export const toCareer = (item: unknown): Career | undefined => {
  const dto = asRecord(item);
  const [id, title] = [asInteger(dto['id']), translated(dto, 'title')];
  if (id <= 0 || title === '') return undefined;
  return {
    id: careerId(id),
    title,
    field: translated(asRecord(dto['category']), 'title'),
    place: translated(dto, 'address'),
    body: htmlOf(dto, 'description'),
    postedOn: dayOf(dto['created_at']),
    language: languageOf(dto),
  };
};

export const toLegalText = (item: unknown): LegalText | undefined => {
  const dto = asRecord(item);
  const title = translated(dto, 'title');
  return title === '' ? undefined : { title, body: htmlOf(dto, 'description'), language: languageOf(dto) };
};

/** Reads the LandingPage of contract 2.4, which carries all languages; `undefined` without a title. */
export const toLanding = (item: unknown, language: string, toImage: ToImage): Landing | undefined => {
  const { data } = asRecord(item);
  const features = listOf(asRecord(data)['features'], (feature) => toLandingPart(feature, language, toImage)).filter(
    ({ title }) => title !== '',
  );
  const landing = toLandingPart(data, language, toImage);
  return landing.title === '' ? undefined : { ...landing, features };
};

const toLandingPart = (item: unknown, language: string, toImage: ToImage): LandingPart => {
  const { title, description, img } = asRecord(item);
  const titles = asRecord(title);
  // Falls back to the app's own language where a translation is missing.
  const found =
    [language, DEFAULT_LANGUAGE, ...Object.keys(titles)].find((locale) => asText(titles[locale]).trim() !== '') ?? '';
  const textIn = (texts: unknown): string => asText(asRecord(texts)[found]);
  return { title: textIn(title), description: textIn(description), image: toImage(img), language: found || undefined };
};

export const toFigures = (item: unknown): MarketFigures => {
  const { users, orders } = asRecord(item);
  return { people: Math.max(0, asInteger(users)), delivered: Math.max(0, asInteger(orders)) };
};

export const isHere = <Item>(item: Item | undefined): item is Item => item !== undefined;
