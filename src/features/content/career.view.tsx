import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { RichText } from '../../ui/rich-text/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './article.module.scss';
import { CareerFacts } from './career-facts.view.tsx';
import type { CareerViewModel } from './career.view-model.ts';
import { TextSkeleton } from './text-skeleton.view.tsx';

export const CareerView = observer(function CareerView({
  vm,
}: {
  readonly vm: Pick<CareerViewModel, 'career' | 'email'>;
}) {
  const translate = useTranslate();
  const career = vm.career?.value;
  if (vm.career?.failure)
    return <FailureState failure={vm.career.failure} onRetry={() => vm.career?.reload()} level={1} />;
  if (!career) return <TextSkeleton />;
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1} lang={career.language}>
        <bdi>{career.title}</bdi>
      </h1>
      <div className={styles.facts}>
        <CareerFacts career={career} />
      </div>
      <div className={styles.body}>
        <RichText html={career.body} top={2} language={career.language} />
      </div>
      <div className={styles.ways}>
        {vm.email !== '' && (
          <a
            href={`mailto:${vm.email}?subject=${encodeURIComponent(career.title)}`}
            {...buttonAttributes({ look: 'main' })}
          >
            {translate('careers.apply')}
          </a>
        )}
        <AppLink to="/careers" {...buttonAttributes({ look: 'quiet' })}>
          {translate('careers.all')}
        </AppLink>
      </div>
    </article>
  );
});
