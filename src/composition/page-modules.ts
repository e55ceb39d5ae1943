import type { furtherPages } from './further-pages.ts';

/** Pages that share a module, by the module's name. */
const SHARED: Readonly<Record<string, readonly (keyof typeof furtherPages)[]>> = {
  discovery: ['categories', 'category', 'brands', 'ads', 'promotion'],
  'past-order': ['again', 'receipt'],
  refunds: ['problem'],
  recovery: ['reset', 'newPassword'],
  wallet: ['top-up', 'send', 'withdraw', 'entry'],
  profile: ['contact'],
  referrals: ['referral-terms'],
  'notification-settings': ['notification'],
  texts: [
    'welcome',
    'help',
    'about',
    'deliver',
    'careers',
    'career',
    'accessibility',
    'blog',
    'article',
    'terms',
    'privacy',
  ],
};
const modules: ReadonlyMap<string, string> = new Map(
  Object.entries(SHARED).flatMap(([name, pages]) => pages.map((page): [string, string] => [page, name])),
);

/** The module of a page, `src/composition/pages/<name>.page.ts`, for which the server finds scripts and styles. */
export const moduleOf = (page: string): string => `src/composition/pages/${modules.get(page) ?? page}.page.ts`;
