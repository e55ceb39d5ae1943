import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import type { AccessibilityViewModel } from './accessibility.view-model.ts';
import styles from './accessibility.module.scss';
import { Contact } from './contact.view.tsx';

const TESTED = ['keyboard', 'zoom', 'colours', 'script', 'checker'] as const;
const KNOWN = ['people', 'pictures', 'languages', 'others'] as const;

/** ACCESS-5: what was tested, which barriers are known, and how to report one. */
export const AccessibilityView = observer(function AccessibilityView({
  vm: { phone, email },
}: {
  readonly vm: Pick<AccessibilityViewModel, 'phone' | 'email'>;
}) {
  const translate = useTranslate();
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>{translate('pages.accessibility')}</h1>
      <p>{translate('accessibility.goal')}</p>
      <h2>{translate('accessibility.tested')}</h2>
      <ul>
        {TESTED.map((way) => (
          <li key={way}>{translate(`accessibility.tested_${way}`)}</li>
        ))}
      </ul>
      <h2>{translate('accessibility.known')}</h2>
      <ul>
        {KNOWN.map((barrier) => (
          <li key={barrier}>{translate(`accessibility.known_${barrier}`)}</li>
        ))}
      </ul>
      <Contact
        title={translate('accessibility.report')}
        text={translate('accessibility.report_text')}
        subject={translate('accessibility.report_subject')}
        phone={phone}
        email={email}
      />
    </article>
  );
});
