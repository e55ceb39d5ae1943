import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { StoryRail } from '../stories/index.ts';
import { Usual } from '../usual/index.ts';
import { BannerList } from './banner-list.view.tsx';
import { CategoryList } from './category-list.view.tsx';
import styles from './home-three.module.scss';
import type { HomeViewModel } from './home.view-model.ts';
import { LatestNews } from './latest-news.view.tsx';
import { ParcelCard } from './lazy-parcel-card.ts';
import { Section } from './section.view.tsx';
import { ShopRows } from './shop-rows.view.tsx';
import { ShopTiles } from './shop-tiles.view.tsx';

/** The variant for grocery shopping: dense, with all aisles at a glance. */
export const HomeThree = observer(function HomeThree({ vm }: { readonly vm: HomeViewModel }) {
  const translate = useTranslate();
  return (
    <>
      <CategoryList categories={vm.of('categories') ?? []} look="grid" />
      <Section title={translate('home.featured')} more="/shop?verify=1">
        <ShopTiles shops={vm.of('verified')?.items ?? []} />
      </Section>
      <StoryRail groups={vm.of('stories') ?? []} card={styles.story} />
      <Usual />
      <ParcelCard />
      <Section title={translate('home.stores')} more="/shop?type=shop">
        <ShopRows shops={vm.of('stores')?.items ?? []} />
      </Section>
      <Section title={translate('home.top_rated')} more="/shop?order_by=high_rating">
        <ShopTiles shops={vm.of('topRated')?.items ?? []} />
      </Section>
      <BannerList banners={vm.of('banners') ?? []} look="compact" />
      <LatestNews vm={vm} />
    </>
  );
});
