import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { facetText } from './facet-texts.ts';
import type { FoundViewModel } from './found.view-model.ts';

/** SEARCH-3f: says why nothing is left, and offers what would find more, with how much that is. */
export const NothingFound = observer(function NothingFound({ vm }: { readonly vm: FoundViewModel }) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { active, unfilteredCount: count } = vm;
  // A term that finds nothing anyway is not the fault of filters.
  const isNarrowed = vm.isNarrowed && count !== 0;
  const filter = new Intl.ListFormat(language).format(active.map((facet) => facetText(facet, translate, numbers)));
  return (
    <State
      icon={icons.searchIcon}
      title={translate('search.none')}
      action={
        <AppLink
          to={isNarrowed ? vm.path({ filter: {} }) : '/shop'}
          replace={isNarrowed}
          {...buttonAttributes({ look: 'main' })}
        >
          {!isNarrowed
            ? translate('list.see_all')
            : count === undefined
              ? translate('filter.clear')
              : translate('search.show_all', { count })}
        </AppLink>
      }
    >
      {!isNarrowed
        ? translate('search.nothing_text')
        : filter === ''
          ? translate('search.none_narrowed')
          : translate('search.none_with', { filter })}
    </State>
  );
});
