import { observer } from 'mobx-react-lite';
import { Picture } from '../../ui/picture/index.ts';
import { RichText } from '../../ui/rich-text/index.ts';
import { CourierApplicationView } from '../courier-application/index.ts';
import { FailureState } from '../failure/index.ts';
import { AppLinks } from './app-links.view.tsx';
import styles from './article.module.scss';
import type { DeliverViewModel } from './deliver.view-model.ts';
import { TextSkeleton } from './text-skeleton.view.tsx';

export const DeliverView = observer(function DeliverView({
  vm,
}: {
  readonly vm: Pick<DeliverViewModel, 'text' | 'apps' | 'offersWork' | 'application'>;
}) {
  const { value, failure } = vm.text;
  if (failure) return <FailureState failure={failure} onRetry={() => vm.text.reload()} level={1} />;
  if (!value) return <TextSkeleton />;
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1} lang={value.language}>
        <bdi>{value.title}</bdi>
      </h1>
      {value.image !== undefined && (
        <div className={styles.picture}>
          <Picture source={value.image} shape="cover" sizes="(width < 760px) 100vw, 720px" priority="first" />
        </div>
      )}
      <div className={styles.body}>
        <RichText html={value.body} top={2} language={value.language} />
      </div>
      {vm.offersWork && <CourierApplicationView vm={vm.application} />}
      <AppLinks apps={vm.apps} />
    </article>
  );
});
