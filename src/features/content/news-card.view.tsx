import type { ArticleCard } from '@domain/content/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import styles from './news-card.module.scss';

type NewsCardProps = { readonly news: ArticleCard; readonly to: string };

/** CATALOG-3: the title of the latest news; it opens over the page (ROUTE-1). */
export function NewsCard({ news, to }: NewsCardProps) {
  const translate = useTranslate();
  return (
    <AppLink to={to} className={styles.card}>
      <Picture source={news.image} shape="square" sizes="96px" />
      <span>
        <small>{translate('news.label')}</small>
        <bdi lang={news.language}>{news.title}</bdi>
      </span>
    </AppLink>
  );
}
