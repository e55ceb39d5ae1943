import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { RichText } from '../../ui/rich-text/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './article.module.scss';
import type { ArticleViewModel } from './article.view-model.ts';
import { PublicationDate } from './publication-date.view.tsx';
import { TextSkeleton } from './text-skeleton.view.tsx';

type ArticleProps = { readonly vm: Pick<ArticleViewModel, 'article'> };

export const ArticleView = observer(function ArticleView({ vm }: ArticleProps) {
  const translate = useTranslate();
  const article = vm.article?.value;
  if (vm.article?.failure)
    return <FailureState failure={vm.article.failure} onRetry={() => vm.article?.reload()} level={1} />;
  if (!article) return <TextSkeleton />;
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1} lang={article.language}>
        <bdi>{article.title}</bdi>
      </h1>
      <p className={styles.published}>
        <PublicationDate on={article.publishedOn} />
      </p>
      {article.image !== undefined && (
        <Picture source={article.image} shape="cover" sizes="(width < 760px) 100vw, 720px" priority="first" />
      )}
      <div className={styles.body}>
        <RichText html={article.body} top={2} language={article.language} />
      </div>
      <AppLink to="/blog" {...buttonAttributes({ look: 'quiet' })}>
        {translate('article.all')}
      </AppLink>
    </article>
  );
});
