import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { messageCircleIcon } from '../../ui/icon/message-icons.data.ts';
import { SearchInput } from '../../ui/search-input/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState } from '../failure/index.ts';
import { Contact } from './contact.view.tsx';
import styles from './help.module.scss';
import type { HelpViewModel } from './help.view-model.ts';
import { QuestionList } from './question-list.view.tsx';
import { TextSkeleton } from './text-skeleton.view.tsx';

type HelpProps = {
  readonly vm: Pick<HelpViewModel, 'faqs' | 'found' | 'search' | 'searchFor' | 'phone' | 'email' | 'hasChat'>;
};

export const HelpView = observer(function HelpView({ vm }: HelpProps) {
  const translate = useTranslate();
  if (vm.faqs.failure) return <FailureState failure={vm.faqs.failure} onRetry={() => vm.faqs.reload()} level={1} />;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('help.heading')}</h1>
      <SearchInput
        className={styles.search}
        value={vm.search}
        onChange={vm.searchFor}
        label={translate('help.search')}
      />
      <p role="status" className={styles.count}>
        {vm.search.trim() !== '' && translate('help.found', { count: vm.found.length })}
      </p>
      {vm.faqs.value ? <Questions vm={vm} /> : <TextSkeleton />}
      <Contact
        title={translate('help.contact')}
        text={translate('help.contact_text')}
        phone={vm.phone}
        email={vm.email}
        more={
          vm.hasChat && (
            <AppLink to="/chat?with=help" {...buttonAttributes({ look: 'main' })}>
              <Icon path={messageCircleIcon} />
              {translate('chat.to_market')}
            </AppLink>
          )
        }
      />
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
