import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { PASSKEY_NAME_MAX, type Passkey } from '@domain/identity/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form } from '../../ui/form/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/sign-in-icons.data.ts';
import type { PasskeysViewModel } from './passkeys.view-model.ts';
import styles from './security.module.scss';

type PasskeyRowProps = { readonly vm: PasskeysViewModel; readonly passkey: Passkey };

/** A passkey with its name, which its owner changes here (ACCOUNT-5m); afterwards the focus is where it began. */
export const PasskeyRow = observer(function PasskeyRow({ vm, passkey }: PasskeyRowProps) {
  const translate = useTranslate();
  const name = useId();
  const row = useRef<HTMLLIElement>(null);
  const isRenaming = vm.renaming?.id === passkey.id;
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (isRenaming !== wasRenaming.current) row.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return (
    <li ref={row} className={styles.session}>
      <Icon path={icons.fingerprintPatternIcon} />
      <div>
        <p id={name} className={styles.name}>
          {passkey.name === undefined ? vm.nameOf(passkey) : <bdi>{passkey.name}</bdi>}
        </p>
        <p className={styles.facts}>{vm.addedText(passkey)}</p>
        <p className={styles.facts}>{vm.usedText(passkey)}</p>
      </div>
      {isRenaming ? (
        <Naming vm={vm} />
      ) : (
        <div className={styles.actions}>
          <Button look="text" aria-describedby={name} onClick={() => vm.beginRenaming(passkey)}>
            {translate('passkeys.rename')}
          </Button>
          <Button aria-describedby={name} onClick={() => vm.askToRemove(passkey)}>
            {translate('passkeys.remove')}
          </Button>
        </div>
      )}
    </li>
  );
});

const Naming = observer(function Naming({ vm }: Pick<PasskeyRowProps, 'vm'>) {
  const translate = useTranslate();
  return (
    <Form onSubmit={() => void vm.rename()} failures={0} className={styles.naming}>
      <TextField
        name="passkey-name"
        label={translate('passkeys.name')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        value={vm.renaming?.typed ?? ''}
        onChange={(event) => vm.typeName(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" look="main" isBusy={vm.isSaving}>
          {translate('note.save')}
        </Button>
        <Button look="text" onClick={vm.keepName}>
          {translate('ways.cancel')}
        </Button>
      </div>
    </Form>
  );
});
