import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { OfferedFacet } from '@domain/search/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { FACET_GROUPS, FACET_TITLES, facetText } from './facet-texts.ts';
import styles from './found-facets.module.scss';
import type { FoundViewModel } from './found.view-model.ts';

/** More cuisines are a list to read, not to choose from. */
const CUISINES_MAX = 8;

/**
 * SEARCH-3: what the results can be narrowed by, in groups beside the results of a wide screen. Links, so that they
 * work before the page lives and open in another tab.
 */
export const FoundFacets = observer(function FoundFacets({ vm }: { readonly vm: FoundViewModel }) {
  const translate = useTranslate();
  const { facets } = vm;
  if (vm.awaitsFacets) return <Waiting />;
  if (facets.length === 0) return null;
  return (
    <nav className={styles.facets} aria-label={translate('filter.label')}>
      {FACET_GROUPS.map((group) => {
        const offered = facets.filter(({ choice }) => choice.group === group);
        const shown = group === 'cuisine' ? mostFound(offered, vm) : offered;
        return shown.length === 0 ? null : (
          <Group key={group} title={translate(FACET_TITLES[group])}>
            {shown.map((facet) => (
              <FacetLink key={String(facet.choice.value)} vm={vm} facet={facet} />
            ))}
          </Group>
        );
      })}
      {vm.isNarrowed && (
        <AppLink to={vm.path({ filter: {} })} replace className={styles.clear}>
          {translate('filter.clear')}
        </AppLink>
      )}
    </nav>
  );
});

/** The place of two groups. */
function Waiting() {
  return (
    <div className={styles.facets}>
      {[1, 2].map((group) => (
        <div key={group} className={styles.group}>
          <Skeleton shape="title" />
          {[1, 2, 3, 4].map((facet) => (
            <div key={facet} className={styles.facet}>
              <Skeleton shape="line" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const mostFound = (facets: readonly OfferedFacet[], vm: FoundViewModel): readonly OfferedFacet[] => {
  const most = [...facets].sort((one, other) => vm.countOf(other) - vm.countOf(one)).slice(0, CUISINES_MAX);
  return facets.filter((facet) => most.includes(facet) || vm.isOn(facet.choice));
};

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

const FacetLink = observer(function FacetLink({
  vm,
  facet,
}: {
  readonly vm: FoundViewModel;
  readonly facet: OfferedFacet;
}) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const { choice } = facet;
  const isOn = vm.isOn(choice);
  const count = vm.countOf(facet);
  return (
    <li>
      <AppLink to={vm.pathWith(choice)} replace className={styles.facet} aria-current={isOn ? 'true' : undefined}>
        <span className={styles.box}>{isOn && <Icon path={icons.checkIcon} size="small" />}</span>
        <span className={styles.name}>{facetText(facet, translate, numbers)}</span>
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{translate('search.found', { count })}</VisuallyHidden>
        </span>
      </AppLink>
    </li>
  );
});
