import type { CareerRow, FaqRow, LandingRow, PageRow } from '../../features/content/index.ts';

import { wireTime } from '../../foundation/time/index.ts';
import type { CatalogContext } from '../catalog/index.ts';
import { htmlTexts, plainTexts } from './html-texts.ts';

type PageType = 'delivery' | 'about' | 'about_second' | 'about_three' | 'about_fourth';

const times = ({ created_at, updated_at }: { readonly created_at: number; readonly updated_at: number }) => ({
  created_at: wireTime(created_at),
  updated_at: wireTime(updated_at),
});

export const isAbout = (type: string): boolean => type.startsWith('about');

/** FAQ of contract 2.4; here and below. Answers are plain text with line breaks (8.13). */
export const toFaq = (row: FaqRow, { translation }: CatalogContext) => ({
  id: row.id,
  uuid: row.uuid,
  type: row.type,
  active: row.active,
  ...times(row),
  translation: translation(row.id, plainTexts(row.texts, 'answer')),
});

export const toCareer = (row: CareerRow, { translation, translations }: CatalogContext) => ({
  id: row.id,
  category_id: row.category_id,
  location:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: String(row.latitude), longitude: String(row.longitude) },
  active: row.active,
  ...times(row),
  translation: translation(row.id, htmlTexts(row.texts, 'description')),
  translations: translations(row.id, htmlTexts(row.texts, 'description')),
});

export const toPage = (row: PageRow, { picture, translation, translations }: CatalogContext) => ({
  id: row.id,
  type: row.type as PageType,
  img: picture(row.img),
  bg_img: picture(row.bg_img),
  active: row.active,
  buttons: row.buttons,
  ...times(row),
  translation: translation(row.id, htmlTexts(row.texts, 'description')),
  translations: translations(row.id, htmlTexts(row.texts, 'description')),
});

export const toLanding = ({ id, data, ...row }: LandingRow, { picture }: CatalogContext) => ({
  id,
  type: 'welcome' as const,
  ...times(row),
  data: {
    ...data,
    img: picture(data.img),
    features: data.features.map((feature) => ({ ...feature, img: picture(feature.img) })),
  },
});
