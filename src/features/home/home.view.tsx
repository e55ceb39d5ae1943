import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonLooks } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { ShopFilterBar, ShopGrid } from '../catalog/index.ts';
import { NEWS_SHEET, NewsCard } from '../content/index.ts';
import { CategoryRail } from './category-rail.view.tsx';
import type { HomeViewModel } from './home.view-model.ts';
import styles from './home.module.scss';
import { PromoBanners } from './promo-banners.view.tsx';
import { ShopRail } from './shop-rail.view.tsx';

export const HomeView = observer(function HomeView({ vm }: { readonly vm: HomeViewModel }) {
  const translate = useTranslate();
  const NewsSheet = useService(NEWS_SHEET);
  return (
    <div className={styles.home}>
      <h1 className={styles.heading} tabIndex={-1}>
        {translate('home.heading')}
      </h1>
      <CategoryRail categories={vm.categories.value ?? []} />
      <PromoBanners banners={vm.banners.value ?? []} />
      <Section title={translate('home.groceries')} more="/shop?type=shop">
        <ShopRail shops={vm.groceries.value?.items ?? []} />
      </Section>
      <Section title={translate('home.favourites')} more="/brands">
        <ShopRail shops={vm.favourites.value?.items ?? []} look="logo" />
      </Section>
      <Section title={translate('home.recommended')}>
        <ShopRail shops={vm.recommended.value ?? []} />
      </Section>
      {vm.latestNews.value?.map((news) => (
        <NewsCard key={news.id} news={news} to={vm.newsPath(news.id)} />
      ))}
      <Section title={translate('home.restaurants')} more="/shop?type=restaurant" count={vm.restaurants.total}>
        <ShopFilterBar path="/" filter={vm.filter} />
        <ShopGrid shops={vm.restaurants} empty={<NothingHere />} />
      </Section>
      {vm.news && <NewsSheet news={vm.news} onClose={vm.closeNews} />}
    </div>
  );
});

type SectionProps = { readonly title: string; readonly more?: string; readonly count?: number | undefined; readonly children: ReactNode };

/** A part of the page with its heading; a part without content is left out by its children. */
function Section({ title, more, count, children }: SectionProps) {
  const translate = useTranslate();
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {more !== undefined && (
          <AppLink to={more} {...buttonLooks({ look: 'text' })} aria-label={translate('home.see_all_of', { section: title })}>
            {count === undefined ? translate('home.see_all') : translate('home.see_all_count', { count })}
          </AppLink>
        )}
      </div>
      {children}
    </section>
  );
}

/** Zero results say why and offer one tap to lift what blocks. */
function NothingHere() {
  const translate = useTranslate();
  return (
    <State
      icon={icons.storeIcon}
      title={translate('list.none')}
      level={3}
      action={
        <AppLink to="/" {...buttonLooks({ look: 'quiet' })}>
          {translate('filter.clear')}
        </AppLink>
      }
    >
      {translate('list.none_text')}
    </State>
  );
}
