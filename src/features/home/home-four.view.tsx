import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { StoryRail } from '../stories/index.ts';
import { AdRail } from './ad-rail.view.tsx';
import { CategoryList } from './category-list.view.tsx';
import type { HomeViewModel } from './home.view-model.ts';
import { ParcelCard } from './lazy-parcel-card.ts';
import { Section } from './section.view.tsx';
import { ShopRail } from './shop-rail.view.tsx';
import { ShopRows } from './shop-rows.view.tsx';
import { ShopsFirst } from './shops-first.view.tsx';

const TRENDING_MAX = 6;

/** The variant for customers who want something nearby right now. */
export const HomeFour = observer(function HomeFour({ vm }: { readonly vm: HomeViewModel }) {
  const translate = useTranslate();
  return (
    <>
      <CategoryList categories={vm.of('categories') ?? []} look="pills" />
      <ShopsFirst vm={vm} title={translate('home.near_you')}>
        <Section title={translate('home.favourites')} more="/shop?verify=1">
          <ShopRail shops={vm.of('verified')?.items ?? []} look="logo" />
        </Section>
        <ParcelCard />
        <StoryRail groups={vm.of('stories') ?? []} />
        <Section title={translate('home.promoted')} more="/ads">
          <AdRail ads={vm.of('ads')?.items ?? []} />
        </Section>
        <Section title={translate('home.trending')}>
          <ShopRows shops={vm.of('recommended')?.slice(0, TRENDING_MAX) ?? []} isRanked />
        </Section>
      </ShopsFirst>
    </>
  );
});
