import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { ShopFilterBar, writeShopFilter } from '../catalog/index.ts';
import { StoryRail } from '../stories/index.ts';
import { AdRail } from './ad-rail.view.tsx';
import { CategoryRail } from './category-rail.view.tsx';
import type { HomeViewModel } from './home.view-model.ts';
import { LatestNews } from './latest-news.view.tsx';
import { Section } from './section.view.tsx';
import { ShopRail } from './shop-rail.view.tsx';
import { ShopsFirst } from './shops-first.view.tsx';

/** The default variant. */
export const HomeOne = observer(function HomeOne({ vm }: { readonly vm: HomeViewModel }) {
  const translate = useTranslate();
  return (
    <>
      <CategoryRail categories={vm.of('categories') ?? []} isWaiting={vm.sections.categories?.isLoading} />
      <ShopsFirst
        vm={vm}
        title={translate('home.restaurants')}
        more="/shop?type=restaurant"
        bar={<FilterBar vm={vm} />}
        isFiltered={writeShopFilter(vm.filter) !== ''}
      >
        <StoryRail groups={vm.of('stories') ?? []} />
        <Section title={translate('home.groceries')} more="/shop?type=shop">
          <ShopRail shops={vm.of('stores')?.items ?? []} />
        </Section>
        <Section title={translate('home.promoted')} more="/ads">
          <AdRail ads={vm.of('ads')?.items ?? []} />
        </Section>
        <Section title={translate('home.favourites')} more="/brands">
          <ShopRail shops={vm.of('verified')?.items ?? []} look="logo" />
        </Section>
        <Section title={translate('home.recommended')}>
          <ShopRail shops={vm.of('recommended') ?? []} />
        </Section>
      </ShopsFirst>
      <LatestNews vm={vm} />
    </>
  );
});

/** Observes on its own: counts arrive often, and change nothing else on the page. */
const FilterBar = observer(function FilterBar({ vm }: { readonly vm: HomeViewModel }) {
  const { filter, hasAddress, path, counts, isCounted, loadedCounts } = vm;
  return (
    <ShopFilterBar
      path={path}
      filter={filter}
      hasAddress={hasAddress}
      isCounted={isCounted}
      counts={counts}
      loaded={loadedCounts}
    />
  );
});
