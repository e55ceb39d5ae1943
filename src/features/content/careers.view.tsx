import { observer } from 'mobx-react-lite';
import type { Career } from '@domain/content/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState } from '../failure/index.ts';
import { CareerFacts } from './career-facts.view.tsx';
import styles from './careers.module.scss';
import type { CareersViewModel } from './careers.view-model.ts';
import { TextSkeleton } from './text-skeleton.view.tsx';

export const CareersView = observer(function CareersView({
  vm: { careers },
}: {
  readonly vm: Pick<CareersViewModel, 'careers'>;
}) {
  const translate = useTranslate();
  if (careers.failure) return <FailureState failure={careers.failure} onRetry={() => careers.reload()} level={1} />;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('pages.careers')}</h1>
      <p className={styles.lead}>{translate('careers.description')}</p>
      {!careers.value && <TextSkeleton />}
      {careers.value?.length === 0 && (
        <State icon={icons.infoIcon} title={translate('careers.none')}>
          {translate('careers.none_text')}
        </State>
      )}
      {careers.value && careers.value.length > 0 && (
        <ul className={styles.list}>
          {careers.value.map((career) => (
            <Job key={career.id} career={career} />
          ))}
        </ul>
      )}
    </div>
  );
});

/** The whole card is one link. */
function Job({ career }: { readonly career: Career }) {
  return (
    <li className={styles.job}>
      <h2>
        <AppLink to={`/careers/${career.id}`}>
          <bdi lang={career.language}>{career.title}</bdi>
        </AppLink>
      </h2>
      <CareerFacts career={career} />
    </li>
  );
}
