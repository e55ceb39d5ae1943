import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { FormAlert } from '../../ui/form/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { keyRoundIcon } from '../../ui/icon/sign-in-icons.data.ts';
import { Question } from '../../ui/question/index.ts';
import { FailureState } from '../failure/index.ts';
import { PROVIDER_NAMES, ProviderMark } from '../sign-in/index.ts';
import { linkTroubleTexts } from './linked-providers.messages.ts';
import type { LinkedProvidersViewModel, LinkTrouble, ProviderRow } from './linked-providers.view-model.ts';
import { OwnerProofForm } from './owner-proof-form.view.tsx';
import styles from './security.module.scss';

type LinkedProvidersProps = { readonly vm: LinkedProvidersViewModel };

/** ACCOUNT-5l: the password and the providers that sign in to the account. */
export const LinkedProvidersView = observer(function LinkedProvidersView({ vm }: LinkedProvidersProps) {
  const translate = useTranslate();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { ends } = vm;
  useEffect(() => {
    if (ends > 0) title.current?.focus();
  }, [ends]);
  if (!vm.isOffered) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {translate('linked.title')}
      </h2>
      <p className={styles.lead}>{translate('linked.lead')}</p>
      {vm.trouble && <Trouble trouble={vm.trouble} />}
      <List vm={vm} />
      <Proof vm={vm} />
      <Unlinking vm={vm} />
    </section>
  );
});

const List = observer(function List({ vm }: LinkedProvidersProps) {
  if (vm.failure && !vm.methods) return <FailureState failure={vm.failure} onRetry={() => void vm.load()} />;
  if (!vm.methods) return null;
  return (
    <>
      <ul className={styles.list}>
        <Password hasPassword={vm.methods.hasPassword} />
        {vm.rows.map((row) => (
          <Row key={row.provider} vm={vm} row={row} />
        ))}
      </ul>
      <Waiting vm={vm} />
    </>
  );
});

function Password({ hasPassword }: { readonly hasPassword: boolean }) {
  const translate = useTranslate();
  return (
    <li className={styles.session}>
      <Icon path={keyRoundIcon} />
      <div>
        <p className={styles.name}>{translate('account.password')}</p>
        <p className={styles.facts}>{translate(hasPassword ? 'profile.password_set' : 'profile.password_none')}</p>
      </div>
      <AppLink to="/update-password?next=%2Fsettings%2Fsecurity" {...buttonAttributes({})}>
        {translate(hasPassword ? 'menu.password' : 'profile.password_add')}
      </AppLink>
    </li>
  );
}

const Row = observer(function Row({ vm, row }: LinkedProvidersProps & { readonly row: ProviderRow }) {
  const translate = useTranslate();
  const { provider, linked } = row;
  const name = PROVIDER_NAMES[provider];
  return (
    <li className={styles.session}>
      <ProviderMark provider={provider} />
      <div>
        <p className={styles.name} translate="no">
          {name}
        </p>
        <p className={styles.facts}>{linked ? vm.sinceText(linked) : translate('linked.none')}</p>
        {linked?.isRemovable === false && <p className={styles.facts}>{translate('linked.only')}</p>}
      </div>
      {!linked && (
        <Button isBusy={vm.isBusy(provider)} onClick={() => void vm.want('link', provider)}>
          {translate('linked.link', { name })}
        </Button>
      )}
      {linked?.isRemovable && (
        <Button isBusy={vm.isBusy(provider)} onClick={() => vm.askToUnlink(provider)}>
          {translate('linked.unlink', { name })}
        </Button>
      )}
    </li>
  );
});

const Waiting = observer(function Waiting({ vm }: LinkedProvidersProps) {
  const translate = useTranslate();
  return (
    <div role="status" className={styles.waiting}>
      {vm.waiting && (
        <div className={styles.actions}>
          <p className={styles.lead}>{translate('ways.waiting', { name: PROVIDER_NAMES[vm.waiting] })}</p>
          <Button look="text" onClick={vm.cancel}>
            {translate('ways.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
});

/** Receives the focus, because the customer comes from another page. */
function Trouble({ trouble }: { readonly trouble: LinkTrouble }) {
  const translate = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[role="alert"]')?.focus(), [trouble]);
  const { title, text } = linkTroubleTexts(trouble.failure, trouble.provider, translate);
  return (
    <div ref={panel} className={styles.trouble}>
      <FormAlert>
        <strong>{title}</strong> {text}
      </FormAlert>
    </div>
  );
}

/** What the owner has to prove, or why nothing came of it. */
const Proof = observer(function Proof({ vm }: LinkedProvidersProps) {
  const translate = useTranslate();
  const { wanted, proving } = vm;
  if (!wanted || !(proving.isProving || proving.submission.failure)) return null;
  const name = PROVIDER_NAMES[wanted.provider];
  return (
    <OwnerProofForm proving={proving} saidIn={['provider']} onSubmit={() => void vm.submit()}>
      <Button type="submit" look="main" isBusy={proving.submission.isBusy}>
        {translate(wanted.deed === 'link' ? 'ways.with' : 'linked.unlink', { name })}
      </Button>
      <Button look="text" onClick={vm.cancel}>
        {translate('ways.cancel')}
      </Button>
    </OwnerProofForm>
  );
});

const Unlinking = observer(function Unlinking({ vm }: LinkedProvidersProps) {
  const translate = useTranslate();
  const { asking } = vm;
  const name = asking ? PROVIDER_NAMES[asking] : '';
  return (
    <Question
      isOpen={asking !== undefined}
      title={translate('linked.sure', { name })}
      yes={{
        label: translate('linked.unlink', { name }),
        onPress: () => void (asking && vm.want('unlink', asking)),
        isBusy: false,
      }}
      no={{ label: translate('linked.keep'), onPress: vm.keep }}
      closeLabel={translate('cart.close')}
    >
      <p>{translate('linked.sure_text', { name })}</p>
    </Question>
  );
});
