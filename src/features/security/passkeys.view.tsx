import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { AuthenticatorFailure } from '@domain/identity/index.ts';
import { useTranslate, type TextKey } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { FormAlert } from '../../ui/form/index.ts';
import { Question } from '../../ui/question/index.ts';
import { FailureState } from '../failure/index.ts';
import { OwnerProofForm } from './owner-proof-form.view.tsx';
import { PasskeyRow } from './passkey-row.view.tsx';
import type { PasskeysViewModel } from './passkeys.view-model.ts';
import styles from './security.module.scss';

type PasskeysProps = { readonly vm: PasskeysViewModel };

const PROBLEMS: Readonly<Record<AuthenticatorFailure['kind'], TextKey>> = {
  cancelled: 'passkeys.add_cancelled',
  stopped: 'passkeys.add_cancelled',
  exists: 'passkeys.add_exists',
  unsuitable: 'passkeys.add_unsuitable',
  offline: 'passkeys.add_offline',
};

/** ACCOUNT-5k: the passkeys of the account; nothing where the server takes none. */
export const PasskeysView = observer(function PasskeysView({ vm }: PasskeysProps) {
  const translate = useTranslate();
  const heading = useId();
  if (!vm.isOffered) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{translate('passkeys.title')}</h2>
      <p className={styles.lead}>{translate('passkeys.lead')}</p>
      <List vm={vm} />
      {vm.isMissing ? <p className={styles.lead}>{translate('passkeys.missing')}</p> : <Adding vm={vm} />}
      <Removal vm={vm} />
    </section>
  );
});

const List = observer(function List({ vm }: PasskeysProps) {
  const translate = useTranslate();
  if (vm.failure && !vm.list) return <FailureState failure={vm.failure} onRetry={() => void vm.load()} />;
  if (!vm.list) return null;
  if (vm.list.length === 0) return <p className={styles.lead}>{translate('passkeys.none')}</p>;
  return (
    <ul className={styles.list}>
      {vm.list.map((passkey) => (
        <PasskeyRow key={passkey.id} vm={vm} passkey={passkey} />
      ))}
    </ul>
  );
});

const Adding = observer(function Adding({ vm }: PasskeysProps) {
  const translate = useTranslate();
  const { proving, problem } = vm;
  return (
    <OwnerProofForm
      proving={proving}
      saidIn={['passkeys', 'passkey', 'challenge']}
      onSubmit={() => void vm.add()}
      alert={problem && <FormAlert>{translate(PROBLEMS[problem])}</FormAlert>}
    >
      <Button type="submit" look={proving.isProving ? 'main' : 'quiet'} isBusy={proving.submission.isBusy}>
        {translate(proving.isProving ? 'passkeys.go_on' : 'passkeys.add')}
      </Button>
      {proving.isProving && (
        <Button look="text" onClick={vm.cancel}>
          {translate('ways.cancel')}
        </Button>
      )}
    </OwnerProofForm>
  );
});

const Removal = observer(function Removal({ vm }: PasskeysProps) {
  const translate = useTranslate();
  const { removing } = vm;
  return (
    <Question
      isOpen={removing !== undefined}
      title={translate('passkeys.sure')}
      yes={{ label: translate('passkeys.remove'), onPress: () => void vm.remove(), isBusy: vm.isRemoving }}
      no={{ label: translate('passkeys.keep'), onPress: vm.keep }}
      closeLabel={translate('cart.close')}
    >
      {removing && <p>{translate('passkeys.sure_text', { device: vm.nameOf(removing) })}</p>}
    </Question>
  );
});
