import { observer } from 'mobx-react-lite';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import type { Ad } from '@domain/promotions/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { CARD_SIZES, Picture } from '../../ui/picture/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import styles from './ads.module.scss';
import type { AdsViewModel } from './ads.view-model.ts';

type AdsProps = { readonly vm: Pick<AdsViewModel, 'ads'> };

export const AdsView = observer(function AdsView({ vm }: AdsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('home.offers')}</h1>
      <p className={styles.lead}>{translate('ads.description')}</p>
      <AdList vm={vm} />
    </div>
  );
});

const AdList = observer(function AdList({ vm: { ads } }: AdsProps) {
  const translate = useTranslate();
  const { items, isLoading, failure } = ads;
  if (items.length === 0 && failure) return <FailureState failure={failure} onRetry={() => ads.reload()} />;
  if (items.length === 0 && isLoading) return <CardGridSkeleton label={translate('progress')} count={PLACEHOLDERS} />;
  if (items.length === 0)
    return (
      <State
        icon={icons.tagIcon}
        title={translate('ads.none')}
        action={
          <AppLink to="/shop?deals=1" {...buttonAttributes({ look: 'main' })}>
            {translate('ads.deals')}
          </AppLink>
        }
      />
    );
  return (
    <>
      <CardGrid>
        {items.map((ad, place) => (
          <li key={ad.id}>
            <AdCard ad={ad} priority={place < 3 ? 'early' : 'lazy'} />
          </li>
        ))}
      </CardGrid>
      <ListEnd list={ads} label={translate('list.more')} />
    </>
  );
});

/** The whole card is one link. */
function AdCard({
  ad: { id, title, description, button, image },
  priority,
}: {
  readonly ad: Ad;
  readonly priority: 'early' | 'lazy';
}) {
  return (
    <article className={styles.card}>
      <Picture source={image} shape="cover" sizes={CARD_SIZES} priority={priority} />
      <h2>
        <AppLink to={`/ads/${id}`}>
          <bdi>{title}</bdi>
        </AppLink>
      </h2>
      {description !== '' && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      {button !== '' && (
        <p className={styles.button}>
          <bdi>{button}</bdi>
        </p>
      )}
    </article>
  );
}
