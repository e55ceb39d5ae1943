import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import type { FacetChoice, OfferedFacet } from '@domain/search/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { FACET_GROUPS, FACET_TITLES, facetText } from './facet-texts.ts';
import { Check, Choice, ChoiceGroup } from './filter-choices.view.tsx';
import { FilterSheetFrame } from './filter-sheet-frame.view.tsx';
import type { FoundViewModel } from './found.view-model.ts';

type FoundFilterSheetProps = { readonly vm: FoundViewModel; readonly isOpen: boolean; readonly onClose: () => void };

/** SEARCH-3: The facets of the results, each with what it leaves. */
export const FoundFilterSheet = observer(function FoundFilterSheet({ vm, isOpen, onClose }: FoundFilterSheetProps) {
  const translate = useTranslate();
  const { results, active } = vm;
  return (
    <FilterSheetFrame
      isOpen={isOpen}
      onClose={onClose}
      number={active.length}
      cleared={vm.path({ filter: {} })}
      show={translate('search.show', { count: vm.shownCount })}
      isBusy={results.isPending}
    >
      {FACET_GROUPS.map((group) => (
        <FacetChoices key={group} vm={vm} group={group} />
      ))}
    </FilterSheetFrame>
  );
});

type FacetChoicesProps = { readonly vm: FoundViewModel; readonly group: FacetChoice['group'] };

const FacetChoices = observer(function FacetChoices({ vm, group }: FacetChoicesProps) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const navigate = useNavigate();
  const facets = vm.choices.filter(({ choice }) => choice.group === group);
  if (facets.length === 0) return null;
  const legend = translate(FACET_TITLES[group]);
  const apply = (choice: FacetChoice): void => void navigate(vm.pathWith(choice), { replace: true });
  const chosen = facets.find(({ choice }) => vm.isOn(choice));
  const textOf = (facet: OfferedFacet): string => facetText(facet, translate, numbers);
  if (group === 'open' || group === 'diet')
    return (
      <ChoiceGroup legend={legend} hint={group === 'diet' ? translate('filter.all_must_fit') : undefined}>
        {facets.map((facet) => (
          <Check
            key={facet.choice.value as string}
            isOn={vm.isOn(facet.choice)}
            count={vm.countOf(facet)}
            counted="search.found"
            onToggle={() => apply(facet.choice)}
          >
            {textOf(facet)}
          </Check>
        ))}
      </ChoiceGroup>
    );
  return (
    <Choice
      legend={legend}
      name={`facet-${group}`}
      value={chosen && String(chosen.choice.value)}
      any={undefined}
      options={facets.map((facet) => ({
        value: String(facet.choice.value),
        text: textOf(facet),
        count: vm.countOf(facet),
      }))}
      counted="search.found"
      onChoose={(value) => {
        const next = facets.find(({ choice }) => String(choice.value) === value) ?? chosen;
        if (next) apply(next.choice);
      }}
    />
  );
});
