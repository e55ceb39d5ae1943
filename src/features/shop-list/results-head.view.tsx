import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import type { ResultsPart } from '../search/index.ts';
import type { FoundViewModel } from './found.view-model.ts';
import styles from './search-results.module.scss';

/** SEARCH-3c: says that a term was corrected, with the way to what was typed and back. */
export const Typed = observer(function Typed({ vm }: { readonly vm: FoundViewModel }) {
  const translate = useTranslate();
  const { corrected, meant } = vm;
  if (corrected === undefined && meant === undefined) return null;
  return (
    <p className={styles.typed}>
      {corrected !== undefined && <span>{translate('search.showing', { term: corrected })}</span>}{' '}
      <AppLink to={vm.path({ isLiteral: corrected !== undefined })} replace>
        {corrected === undefined
          ? translate('search.did_you_mean', { term: meant })
          : translate('search.instead', { term: vm.address.term })}
      </AppLink>
    </p>
  );
});

/** The kinds of results, each with its number. */
export const Parts = observer(function Parts({ vm }: { readonly vm: FoundViewModel }) {
  const translate = useTranslate();
  const { results } = vm;
  const { part } = vm.address;
  const link = (to: ResultsPart | undefined, text: string, count: number | undefined): ReactNode => (
    <AppLink key={to} to={vm.path({ part: to })} replace aria-current={part === to ? 'true' : undefined}>
      {text}
      {count !== undefined && <span>{count}</span>}
    </AppLink>
  );
  // There is nothing to choose from, but the empty part links to the other.
  if (part === undefined && (results.shops?.total === 0 || results.products.total === 0)) return null;
  return (
    <nav className={styles.parts} aria-label={translate('search.results')}>
      {link(undefined, translate('list.every'), undefined)}
      {link('shops', translate('search.shops'), results.shops?.total)}
      {link('products', translate('search.products'), results.products.total)}
    </nav>
  );
});

/** Another term on the same page: moves the focus to its heading. Announces the results. */
export const useHeadingFocus = ({ results, address: { term }, shownCount: count }: FoundViewModel): void => {
  const translate = useTranslate();
  const announcer = useService(ANNOUNCER);
  const shown = useRef(term);
  const { isPending } = results;
  useEffect(() => {
    if (term === shown.current) return;
    shown.current = term;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [term]);
  useEffect(() => {
    if (!isPending) announcer.say(translate('search.found', { count }));
  }, [announcer, translate, isPending, count]);
};
