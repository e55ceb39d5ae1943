import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as infoIcons from '../../ui/icon/info-icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './help.module.scss';
import type { HelpViewModel } from './help.view-model.ts';
import { QuestionList } from './question-list.view.tsx';
import { TextSkeleton } from './text-skeleton.view.tsx';

type HelpProps = { readonly vm: Pick<HelpViewModel, 'faqs' | 'found' | 'search' | 'searchFor' | 'phone' | 'email'> };

export const HelpView = observer(function HelpView({ vm }: HelpProps) {
  const translate = useTranslate();
  if (vm.faqs.failure) return <FailureState failure={vm.faqs.failure} onRetry={() => vm.faqs.reload()} level={1} />;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('help.heading')}</h1>
      <label className={styles.search}>
        <Icon path={icons.searchIcon} />
        <input
          type="search"
          value={vm.search}
          onChange={(event) => vm.searchFor(event.target.value)}
          placeholder={translate('help.search')}
          aria-label={translate('help.search')}
          enterKeyHint="search"
        />
      </label>
      <p role="status" className={styles.count}>
        {vm.search.trim() !== '' && translate('help.found', { count: vm.found.length })}
      </p>
      {vm.faqs.value ? <Questions vm={vm} /> : <TextSkeleton />}
      <Contact vm={vm} />
    </div>
  );
});

const Questions = observer(function Questions({ vm }: HelpProps) {
  const translate = useTranslate();
  if (vm.found.length === 0)
    return (
      <State
        icon={icons.searchIcon}
        title={translate(vm.search === '' ? 'help.empty' : 'help.none')}
        action={
          vm.search !== '' && (
            <Button look="quiet" onClick={() => vm.searchFor('')}>
              {translate('help.all')}
            </Button>
          )
        }
      >
        {vm.search === '' ? undefined : translate('help.none_text')}
      </State>
    );
  return <QuestionList faqs={vm.found} />;
});

/** Contact for other questions; omitted where the operator has configured none. */
const Contact = observer(function Contact({ vm: { phone, email } }: HelpProps) {
  const translate = useTranslate();
  if (phone === '' && email === '') return null;
  return (
    <section className={styles.contact}>
      <h2>{translate('help.contact')}</h2>
      <p>{translate('help.contact_text')}</p>
      <div className={styles.ways}>
        {email !== '' && (
          <a href={`mailto:${email}`} {...buttonAttributes({ look: 'quiet' })}>
            {email}
          </a>
        )}
        {phone !== '' && (
          <a href={`tel:+${phone}`} {...buttonAttributes({ look: 'quiet' })}>
            <Icon path={infoIcons.phoneIcon} />
            <bdi dir="ltr">{`+${phone}`}</bdi>
          </a>
        )}
      </div>
    </section>
  );
});
