import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { AccountDetails, OwnDataSummary } from '@domain/identity/index.ts';
import { Trans, useTranslate, type TextKey } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import * as icons from '../../ui/icon/data-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { Price } from '../currency/index.ts';
import { limitedFailureText, OwnerProofFields } from '../sign-in/index.ts';
import type { DeletionViewModel } from './deletion.view-model.ts';
import styles from './own-data.module.scss';

type DeletionProps = {
  readonly vm: DeletionViewModel;
  readonly account: AccountDetails;
  readonly summary: OwnDataSummary | undefined;
};

const GOES: readonly TextKey[] = [
  'own_data.goes_person',
  'own_data.goes_messages',
  'own_data.goes_device',
  'own_data.goes_plans',
];
const STAYS: readonly TextKey[] = ['own_data.stays_books', 'own_data.stays_stars'];

const NOTHING: OwnDataSummary['outstanding'] = { orders: 0, parcels: 0, reservations: 0 };

/** ACCOUNT-5j: what goes and what stays, the money first, then the proof. */
export const DeletionView = observer(function DeletionView({ vm, account, summary }: DeletionProps) {
  const translate = useTranslate();
  const { walletBalance } = account;
  const { orders, parcels, reservations } = summary?.outstanding ?? NOTHING;
  const unfinished = orders + parcels;
  const isMoneyLeft = walletBalance !== undefined && walletBalance.minor > 0;
  return (
    <section className={styles.section} aria-labelledby="own-data-delete">
      <h2 id="own-data-delete">{translate('own_data.delete')}</h2>
      <p className={styles.lead}>{translate('own_data.delete_text')}</p>
      <div className={styles.two}>
        <Side title={translate('own_data.goes')} icon={icons.xIcon} texts={GOES} look="goes" />
        <Side title={translate('own_data.stays')} icon={icons.lockIcon} texts={STAYS} look="stays" />
      </div>
      {isMoneyLeft && (
        <p className={styles.notice}>
          <Icon path={icons.walletIcon} />
          <span>
            <Trans id="own_data.money" parts={{ amount: <Price amount={walletBalance} /> }} />
          </span>
          <span className={styles.links}>
            <AppLink to="/wallet/withdraw">{translate('wallet.withdraw')}</AppLink>
          </span>
        </p>
      )}
      {unfinished > 0 && (
        <p className={styles.notice}>
          <Icon path={icons.clockIcon} />
          <span>{translate('own_data.unfinished', { count: unfinished })}</span>
          <span className={styles.links}>
            {orders > 0 && <AppLink to="/orders">{translate('menu.orders')}</AppLink>}
            {parcels > 0 && <AppLink to="/parcels">{translate('menu.parcels')}</AppLink>}
          </span>
        </p>
      )}
      {reservations > 0 && (
        <p className={styles.notice}>
          <Icon path={icons.clockIcon} />
          <span>{translate('own_data.reserved', { count: reservations })}</span>
          <span className={styles.links}>
            <AppLink to="/reservations">{translate('menu.tables')}</AppLink>
          </span>
        </p>
      )}
      <Proof vm={vm} />
      <Confirmation vm={vm} />
    </section>
  );
});

type SideProps = {
  readonly title: string;
  readonly icon: string;
  readonly texts: readonly TextKey[];
  readonly look: 'goes' | 'stays';
};

function Side({ title, icon, texts, look }: SideProps) {
  const translate = useTranslate();
  return (
    <div className={styles.side} data-look={look}>
      <h3>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <Icon path={icon} />
            <span>{translate(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Proof = observer(function Proof({ vm }: Pick<DeletionProps, 'vm'>) {
  const translate = useTranslate();
  const { typed, faults, submission, codeSentTo } = vm;
  const { failure } = submission;
  const refused = failure?.kind === 'rejected' ? failure.params : {};
  const isElsewhere =
    (vm.needsPassword && 'old_password' in refused) || (codeSentTo !== undefined && 'owner_code' in refused);
  return (
    <Form onSubmit={() => void vm.ask()} failures={submission.failures} className={styles.proof}>
      {failure && !isElsewhere && <FormAlert>{limitedFailureText(failure, translate)}</FormAlert>}
      <OwnerProofFields
        password={
          vm.needsPassword && {
            label: translate('contact.password'),
            wrong: translate('password.old_wrong'),
            value: typed.password,
            fault: faults.password,
            onType: (password) => vm.type({ password }),
          }
        }
        code={
          codeSentTo !== undefined && {
            sentTo: codeSentTo,
            value: typed.code,
            fault: faults.code,
            onType: (code) => vm.type({ code }),
            onSendAgain: () => void vm.sendCode(),
          }
        }
        failure={failure}
      />
      <div className={styles.danger}>
        <Button type="submit" look="outline" isBusy={submission.isBusy && !vm.isConfirming}>
          <Icon path={icons.trashIcon} />
          {translate('own_data.delete')}
        </Button>
      </div>
    </Form>
  );
});

const Confirmation = observer(function Confirmation({ vm }: Pick<DeletionProps, 'vm'>) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Sheet
      isOpen={vm.isConfirming}
      role="alertdialog"
      onClose={vm.cancel}
      labelledBy={id}
      describedBy={`${id}-why`}
      closeLabel={translate('own_data.keep')}
      shape="narrow"
    >
      <div className={styles.question} ref={startAtFirstButton}>
        <h2 id={id}>{translate('own_data.sure')}</h2>
        <p id={`${id}-why`}>{translate('own_data.sure_text')}</p>
        <Button look="main" size="big" isWide onClick={vm.cancel}>
          {translate('own_data.keep')}
        </Button>
        <div className={styles.danger}>
          <Button
            look="outline"
            size="big"
            isWide
            isBusy={vm.submission.isBusy || vm.isLeaving}
            onClick={() => void vm.confirm()}
          >
            {translate('own_data.delete_now')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
});

/** The attribute, not React's own focus: the dialog opens after its content. */
const startAtFirstButton = (content: HTMLElement | null): void =>
  content?.querySelector('button')?.setAttribute('autofocus', '');
