import { observer } from 'mobx-react-lite';
import { Picture } from '../../ui/picture/index.ts';
import { RichText } from '../../ui/rich-text/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { FailureState } from '../failure/index.ts';
import type { ApplicationStatus } from '@domain/couriers/index.ts';
import { AppLinks } from './app-links.view.tsx';
import styles from './article.module.scss';
import type { DeliverViewModel } from './deliver.view-model.ts';
import { TextSkeleton } from './text-skeleton.view.tsx';

export const DeliverView = observer(function DeliverView({
  vm,
}: {
  readonly vm: Pick<DeliverViewModel, 'text' | 'apps' | 'application'>;
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
      {vm.application !== undefined && <Application status={vm.application} />}
      <AppLinks apps={vm.apps} />
    </article>
  );
});

/** COURIER-7: what became of an application, and the way to the deliveries. */
function Application({ status }: { readonly status: ApplicationStatus }) {
  const translate = useTranslate();
  return (
    <section className={styles.application} aria-labelledby="deliver-state">
      <h2 id="deliver-state">{translate('deliver.state')}</h2>
      <p role="status">{translate(`deliver.${status}`)}</p>
      {status === 'approved' && (
        <AppLink to="/courier" {...buttonAttributes({ look: 'main' })}>
          {translate('deliver.open')}
        </AppLink>
      )}
    </section>
  );
}
