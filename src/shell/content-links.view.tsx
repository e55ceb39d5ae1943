import { useTranslate } from '../i18n/index.ts';
import { AppLink } from '../routes/index.ts';

const PAGES = [
  'recipes',
  'help',
  'about',
  'blog',
  'careers',
  'deliver',
  'be-seller',
  'diet',
  'settings/comfort',
  'accessibility',
  'terms',
  'privacy',
] as const;

/** ROUTE-9: the pages for everybody. Part of the footer and the drawer. */
export function ContentLinks({ onFollow }: { readonly onFollow?: () => void }) {
  const translate = useTranslate();
  return (
    <ul>
      {PAGES.map((page) => {
        const path = `/${page}`;
        return (
          <li key={page}>
            <AppLink to={path} onClick={onFollow}>
              {translate(page === 'settings/comfort' ? 'pages.comfort' : `pages.${page}`)}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
