import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Article } from '@domain/content/index.ts';
import { isNotFound } from '@domain/kernel/remote-failure.ts';
import type { LiveQuery } from '../../data/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { RichText } from '../../ui/rich-text/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './news-sheet.module.scss';
import { PublicationDate } from './publication-date.view.tsx';

type News = Pick<LiveQuery<Article>, 'value' | 'failure' | 'reload'>;
export type NewsSheetProps = { readonly news: News; readonly onClose: () => void };

/** ROUTE-1: one news item over the page. */
export const NewsSheet = observer(function NewsSheet({ news, onClose }: NewsSheetProps) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      {...(news.value ? { labelledBy: heading } : { label: translate('news.label') })}
      closeLabel={translate('news.close')}
      returnTo="main h1"
    >
      {news.value ? <Item article={news.value} heading={heading} /> : <Missing news={news} onClose={onClose} />}
    </Sheet>
  );
});

function Item({ article, heading }: { readonly article: Article; readonly heading: string }) {
  const translate = useTranslate();
  return (
    <article className={styles.item} aria-labelledby={heading}>
      {article.image !== undefined && (
        <Picture source={article.image} shape="cover" sizes="(width < 600px) 100vw, 560px" priority="early" />
      )}
      <div className={styles.words}>
        <h2 id={heading} lang={article.language}>
          <bdi>{article.title}</bdi>
        </h2>
        <p className={styles.published}>
          <span>
            <PublicationDate on={article.publishedOn} />
          </span>
          {/* Also focusable, so that the scrollable text can be scrolled by keyboard. */}
          <AppLink to={`/blog/${article.id}`}>{translate('news.page')}</AppLink>
        </p>
        <RichText html={article.body} top={3} language={article.language} />
      </div>
    </article>
  );
}

function Missing({ news, onClose }: NewsSheetProps) {
  const translate = useTranslate();
  const { failure } = news;
  if (!failure)
    return (
      <div className={styles.waiting} role="status" aria-label={translate('progress')}>
        <Skeleton shape="cover" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
    );
  if (!isNotFound(failure)) return <FailureState failure={failure} onRetry={() => news.reload()} />;
  return (
    <State
      icon={noticeIcons.newspaperIcon}
      title={translate('news.gone')}
      action={
        <Button look="main" onClick={onClose}>
          {translate('news.close')}
        </Button>
      }
    >
      {translate('news.gone_text')}
    </State>
  );
}
