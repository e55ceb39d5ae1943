import { observer } from 'mobx-react-lite';
import type { Promotion } from '@domain/promotions/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { State } from '../../ui/state/index.ts';
import { ShopCard } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './promotion.module.scss';
import type { PromotionViewModel } from './promotion.view-model.ts';

type PromotionProps = { readonly vm: Pick<PromotionViewModel, 'promotion'> };

export const PromotionView = observer(function PromotionView({ vm }: PromotionProps) {
  const translate = useTranslate();
  const promotion = vm.promotion?.value;
  if (vm.promotion?.failure)
    return <FailureState failure={vm.promotion.failure} onRetry={() => vm.promotion?.reload()} level={1} />;
  if (!promotion) return <CardGridSkeleton label={translate('progress')} count={3} />;
  return (
    <div className={styles.page}>
      <Head promotion={promotion} />
      <section aria-label={translate('list.results')}>
        <div className={styles.bar}>
          <h2>{translate('list.count', { count: promotion.shops.length })}</h2>
          <AppLink to="/ads" {...buttonAttributes({ look: 'text' })}>
            {translate('ads.all')}
          </AppLink>
        </div>
        <Shops promotion={promotion} />
      </section>
    </div>
  );
});

function Head({ promotion: { title, description, image } }: { readonly promotion: Promotion }) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {description !== '' && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      <BarePicture
        source={image}
        widths={[400, 800]}
        sizes="(width < 600px) 260px, 420px"
        width="400"
        height="320"
        fetchPriority="high"
      />
    </header>
  );
}

const Shops = observer(function Shops({ promotion: { shops } }: { readonly promotion: Promotion }) {
  const translate = useTranslate();
  if (shops.length === 0)
    return (
      <State
        icon={icons.storeIcon}
        title={translate('promotion.none')}
        level={3}
        action={
          <AppLink to="/shop" {...buttonAttributes({ look: 'main' })}>
            {translate('list.see_all')}
          </AppLink>
        }
      />
    );
  return (
    <CardGrid>
      {shops.map((shop, place) => (
        <li key={shop.id}>
          <ShopCard shop={shop} priority={place < 3 ? 'early' : 'lazy'} />
        </li>
      ))}
    </CardGrid>
  );
});
