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
  if (!vm.isNarrowed || count === 0)
    return <Nothing text={translate('search.nothing_text')} to="/shop" action={translate('list.see_all')} />;
  const filter = new Intl.ListFormat(language).format(active.map((facet) => facetText(facet, translate, numbers)));
  return (
    <Nothing
      text={filter === '' ? translate('search.none_narrowed') : translate('search.none_with', { filter })}
      to={vm.path({ filter: {} })}
      isReplacing
      action={count === undefined ? translate('filter.clear') : translate('search.show_all', { count })}
    />
  );
});

type NothingProps = {
  readonly text: string;
  /** Where the way out leads, and what it says. */
  readonly to: string;
  readonly action: string;
  /** Whether the way out takes the place of this page in the history. */
  readonly isReplacing?: boolean;
};

function Nothing({ text, to, action, isReplacing = false }: NothingProps) {
  const translate = useTranslate();
  return (
    <State
      icon={icons.searchIcon}
      title={translate('search.none')}
      action={
        <AppLink to={to} replace={isReplacing} {...buttonAttributes({ look: 'main' })}>
          {action}
        </AppLink>
      }
    >
      {text}
    </State>
  );
}
