import { observer } from 'mobx-react-lite';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { CARD_SIZES } from '../../ui/picture/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import { ArticleCardView } from './article-card.view.tsx';
import styles from './blog.module.scss';
import type { BlogViewModel } from './blog.view-model.ts';

type BlogProps = { readonly vm: Pick<BlogViewModel, 'articles'> };

export const BlogView = observer(function BlogView({ vm }: BlogProps) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('blog.heading')}</h1>
      <p className={styles.lead}>{translate('blog.description')}</p>
      <Articles vm={vm} />
    </div>
  );
});

const Articles = observer(function Articles({ vm: { articles } }: BlogProps) {
  const translate = useTranslate();
  const { items, isLoading, failure } = articles;
  if (items.length === 0 && failure) return <FailureState failure={failure} onRetry={() => articles.reload()} />;
  if (items.length === 0 && isLoading) return <CardGridSkeleton label={translate('progress')} count={PLACEHOLDERS} />;
  if (items.length === 0)
    return (
      <State icon={noticeIcons.newspaperIcon} title={translate('blog.none')}>
        {translate('blog.none_text')}
      </State>
    );
  return (
    <>
      <CardGrid>
        {items.map((article, place) => (
          <li key={article.id}>
            <ArticleCardView article={article} sizes={CARD_SIZES} priority={place < 3 ? 'early' : 'lazy'} />
          </li>
        ))}
      </CardGrid>
      <ListEnd list={articles} label={translate('blog.more')} />
    </>
  );
});
