import { observer } from 'mobx-react-lite';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import type { Ad } from '@domain/promotions/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonLooks } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState, MoreOf } from '../failure/index.ts';
import styles from './ads.module.scss';
import type { AdsViewModel } from './ads.view-model.ts';

type AdsProps = { readonly vm: Pick<AdsViewModel, 'ads'> };

const SIZES = '(width < 600px) calc(100vw - 32px), (width < 1140px) calc(50vw - 36px), 405px';

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
  if (items.length === 0 && failure) return <FailureState failure={failure} onRetry={() => ads.renew()} />;
  if (items.length === 0 && isLoading) return <Waiting />;
  if (items.length === 0)
    return (
      <State
        icon={icons.tagIcon}
        title={translate('ads.none')}
        action={
          <AppLink to="/shop?deals=1" {...buttonLooks({ look: 'main' })}>
            {translate('ads.deals')}
          </AppLink>
        }
      />
    );
  return (
    <>
      <ul className={styles.grid}>
        {items.map((ad, place) => (
          <li key={ad.id}>
            <AdCard ad={ad} priority={place < 3 ? 'early' : 'lazy'} />
          </li>
        ))}
      </ul>
      <MoreOf list={ads} label={translate('list.more')} />
    </>
  );
});

/** The whole card is one link. */
function AdCard({ ad: { id, title, description, button, image }, priority }: { readonly ad: Ad; readonly priority: 'early' | 'lazy' }) {
  return (
    <article className={styles.card}>
      <Picture source={image} shape="cover" sizes={SIZES} priority={priority} />
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

const placeholders = Array.from({ length: PLACEHOLDERS }, (_, place) => place);

function Waiting() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')} className={styles.grid}>
      {placeholders.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton shape="cover" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
      ))}
    </div>
  );
}
