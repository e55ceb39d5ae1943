import { observer } from 'mobx-react-lite';
import type { AboutPart } from '@domain/content/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { RichText } from '../../ui/rich-text/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './about.module.scss';
import type { AboutViewModel } from './about.view-model.ts';
import { AppLinks } from './app-links.view.tsx';
import { TextSkeleton } from './text-skeleton.view.tsx';

type AboutProps = { readonly vm: Pick<AboutViewModel, 'parts'> };

export const AboutView = observer(function AboutView({ vm: { parts } }: AboutProps) {
  const translate = useTranslate();
  if (parts.failure) return <FailureState failure={parts.failure} onRetry={() => parts.reload()} level={1} />;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('about.heading')}</h1>
      {!parts.value && <TextSkeleton />}
      {parts.value?.length === 0 && <State icon={icons.infoIcon} title={translate('about.none')} />}
      {parts.value?.map((part, place) => (
        <Part key={part.id} part={part} isFirst={place === 0} />
      ))}
    </div>
  );
});

/** On wide screens pictures alternate between the sides. */
function Part({ part, isFirst }: { readonly part: AboutPart; readonly isFirst: boolean }) {
  return (
    <section className={styles.part}>
      {part.image !== undefined && (
        <Picture
          source={part.image}
          shape="cover"
          sizes="(width < 1140px) 100vw, 560px"
          priority={isFirst ? 'first' : 'lazy'}
        />
      )}
      <div className={styles.words}>
        <h2 lang={part.language}>
          <bdi>{part.title}</bdi>
        </h2>
        <RichText html={part.body} top={3} language={part.language} />
        <AppLinks apps={part.apps} />
      </div>
    </section>
  );
}
