import type { ArticleCard } from '@domain/content/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import styles from './article-card.module.scss';
import { PublicationDate } from './publication-date.view.tsx';

type ArticleCardProps = {
  readonly article: ArticleCard;
  readonly priority: 'early' | 'lazy';
  readonly sizes: string;
  /** Level of its heading. */
  readonly level?: 2 | 3;
};

/** The whole card is one link. */
export function ArticleCardView({ article, priority, sizes, level = 2 }: ArticleCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <Picture source={article.image} shape="cover" sizes={sizes} priority={priority} />
      <Heading>
        <AppLink to={`/blog/${article.id}`}>
          <bdi lang={article.language}>{article.title}</bdi>
        </AppLink>
      </Heading>
      {article.brief !== '' && (
        <p lang={article.language}>
          <bdi>{article.brief}</bdi>
        </p>
      )}
      <p className={styles.published}>
        <PublicationDate on={article.publishedOn} />
      </p>
    </article>
  );
}
