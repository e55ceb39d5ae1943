import type { Faq } from '@domain/content/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './question-list.module.scss';

type QuestionListProps = {
  readonly faqs: readonly Faq[];
  /** Level of the headings that contain the questions. */
  readonly level?: 2 | 3;
};

/** Questions that expand to their answers. */
export function QuestionList({ faqs, level = 2 }: QuestionListProps) {
  return (
    <div className={styles.questions}>
      {faqs.map((faq) => (
        <Question key={faq.id} faq={faq} level={level} />
      ))}
    </div>
  );
}

function Question({ faq, level }: { readonly faq: Faq; readonly level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details className={styles.question}>
      <summary>
        <Heading lang={faq.language}>
          <bdi>{faq.question}</bdi>
        </Heading>
        <Icon path={icons.chevronDownIcon} />
      </summary>
      <p className={styles.answer} lang={faq.language} dir="auto">
        {faq.answer}
      </p>
    </details>
  );
}
