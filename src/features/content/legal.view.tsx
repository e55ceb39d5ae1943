import { observer } from 'mobx-react-lite';
import { RichText } from '../../ui/rich-text/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './article.module.scss';
import type { LegalViewModel } from './legal.view-model.ts';
import { TextSkeleton } from './text-skeleton.view.tsx';

export const LegalView = observer(function LegalView({ vm }: { readonly vm: Pick<LegalViewModel, 'text'> }) {
  const { value, failure } = vm.text;
  if (failure) return <FailureState failure={failure} onRetry={() => vm.text.reload()} level={1} />;
  if (!value) return <TextSkeleton />;
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1} lang={value.language}>
        <bdi>{value.title}</bdi>
      </h1>
      <div className={styles.body}>
        <RichText html={value.body} top={2} language={value.language} />
      </div>
    </article>
  );
});
