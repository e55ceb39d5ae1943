import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { StoryRail } from '../stories/index.ts';
import { Usual } from '../usual/index.ts';
import { AdRail } from './ad-rail.view.tsx';
import { CategoryList } from './category-list.view.tsx';
import styles from './home-two.module.scss';
import type { HomeViewModel } from './home.view-model.ts';
import { LatestNews } from './latest-news.view.tsx';
import { PromoBanners } from './promo-banners.view.tsx';
import { ParcelCard } from './lazy-parcel-card.ts';
import { Section } from './section.view.tsx';
import { ShopRail } from './shop-rail.view.tsx';
import { ShopRows } from './shop-rows.view.tsx';

/** The variant for browsing: what others order, large tiles, then rows to scroll through. */
export const HomeTwo = observer(function HomeTwo({ vm }: { readonly vm: HomeViewModel }) {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('home.popular')} more="/shop?order_by=best_sale">
        <ShopRail shops={vm.of('popular')?.items ?? []} isFirstScreen />
      </Section>
      <CategoryList categories={vm.of('categories') ?? []} look="tiles" />
      <StoryRail groups={vm.of('stories') ?? []} />
      <PromoBanners banners={vm.of('banners') ?? []} />
      <Usual />
      <ParcelCard />
      <Section title={translate('home.stores')} more="/shop?type=shop">
        <ShopRows shops={vm.of('stores')?.items.slice(0, 6) ?? []} />
      </Section>
      <div className={styles.band}>
        <Section title={translate('home.featured')} more="/shop?verify=1">
          <ShopRail shops={vm.of('verified')?.items ?? []} />
        </Section>
      </div>
      <Section title={translate('home.recommended')}>
        <ShopRail shops={vm.of('recommended') ?? []} />
      </Section>
      <Section title={translate('home.promoted')} more="/ads">
        <AdRail ads={vm.of('ads')?.items ?? []} />
      </Section>
      <LatestNews vm={vm} />
    </>
  );
});
