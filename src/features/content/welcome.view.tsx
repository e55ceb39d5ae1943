import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { LandingPart, MarketFigures } from '@domain/content/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { ArticleCardView } from './article-card.view.tsx';
import { QuestionList } from './question-list.view.tsx';
import { WelcomeChoices } from './welcome-choices.view.tsx';
import type { WelcomeViewModel } from './welcome.view-model.ts';
import styles from './welcome.module.scss';

type WelcomeProps = { readonly vm: Pick<WelcomeViewModel, 'landing' | 'figures' | 'articles' | 'faqs'> };

const THIRD = '(width < 600px) calc(100vw - 32px), (width < 1140px) calc(50vw - 36px), 405px';

export const WelcomeView = observer(function WelcomeView({ vm }: WelcomeProps) {
  const translate = useTranslate();
  const landing = vm.landing.value;
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 tabIndex={-1} lang={landing?.language}>
            {landing ? <bdi>{landing.title}</bdi> : translate('welcome.title')}
          </h1>
          <p className={styles.lead} lang={landing?.language}>
            {landing ? <bdi>{landing.description}</bdi> : translate('welcome.lead')}
          </p>
          <WelcomeChoices />
        </div>
        {landing?.image !== undefined && (
          <Picture source={landing.image} shape="cover" sizes="(width < 1140px) 100vw, 620px" priority="first" />
        )}
      </div>
      {landing && landing.features.length > 0 && <Promises parts={landing.features} />}
      {vm.figures.value && <Figures figures={vm.figures.value} />}
      {vm.articles.length > 0 && (
        <Section title={translate('welcome.articles')} to="/blog" more={translate('welcome.all_articles')}>
          <ul className={styles.thirds}>
            {vm.articles.map((article) => (
              <li key={article.id}>
                <ArticleCardView article={article} sizes={THIRD} priority="lazy" level={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {vm.faqs.length > 0 && (
        <Section title={translate('welcome.questions')} to="/help" more={translate('welcome.all_questions')}>
          <QuestionList faqs={vm.faqs} level={3} />
        </Section>
      )}
    </div>
  );
});

function Promises({ parts }: { readonly parts: readonly LandingPart[] }) {
  const translate = useTranslate();
  return (
    <section aria-label={translate('welcome.promises')}>
      <ul className={styles.promises}>
        {parts.map((part) => (
          <li key={part.title} lang={part.language}>
            {part.image !== undefined && <Picture source={part.image} shape="square" sizes="72px" />}
            <h2>
              <bdi>{part.title}</bdi>
            </h2>
            <p>
              <bdi>{part.description}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows only figures that are known and not zero. */
function Figures({ figures: { people, delivered } }: { readonly figures: MarketFigures }) {
  const translate = useTranslate();
  if (people + delivered === 0) return null;
  return (
    <ul className={styles.figures}>
      {people > 0 && <li>{translate('welcome.people', { count: people })}</li>}
      {delivered > 0 && <li>{translate('welcome.delivered', { count: delivered })}</li>}
    </ul>
  );
}

type SectionProps = {
  readonly title: string;
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
};

function Section({ title, to, more, children }: SectionProps) {
  return (
    <section aria-label={title} className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <AppLink to={to} {...buttonAttributes({ look: 'text' })}>
          {more}
        </AppLink>
      </div>
      {children}
    </section>
  );
}
