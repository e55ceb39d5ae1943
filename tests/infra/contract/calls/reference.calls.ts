import {
  createHttpCurrencies,
  createHttpLanguages,
  createHttpTranslations,
} from '@infra/localization/http-localization.adapters.ts';
import { createHttpSettings } from '@infra/settings/http-settings.adapter.ts';
import type { CallRow } from './call-row.ts';

export const referenceCalls: readonly CallRow[] = [
  { line: 'GET /rest/settings', ask: ({ api }) => createHttpSettings({ api }).load(), sent: { path: 'rest/settings' } },
  {
    line: 'GET /rest/languages/active',
    ask: ({ api }) => createHttpLanguages({ api }).active(),
    sent: { path: 'rest/languages/active' },
  },
  {
    line: 'GET /rest/translations/paginate',
    ask: ({ api }) => createHttpTranslations({ api }).load('ar'),
    sent: { path: 'rest/translations/paginate', query: { lang: 'ar' } },
  },
  {
    line: 'GET /rest/currencies/active',
    ask: ({ api }) => createHttpCurrencies({ api }).active(),
    sent: { path: 'rest/currencies/active' },
  },
];
