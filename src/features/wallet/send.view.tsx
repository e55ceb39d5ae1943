import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Avatar } from '../../ui/avatar/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { CURRENCY_VIEW_MODEL, Price } from '../currency/index.ts';
import { FailureState, failureText } from '../failure/index.ts';
import { AmountField, MoneyAlert } from './amount-field.view.tsx';
import { WalletPage } from './wallet-page.view.tsx';
import styles from './wallet.module.scss';
import type { SendViewModel } from './send.view-model.ts';

type SendProps = { readonly vm: SendViewModel };

export const SendView = observer(function SendView({ vm }: SendProps) {
  const translate = useTranslate();
  const { live, step, form } = vm;
  useEffect(() => form.restore(), [form]);
  return (
    <WalletPage title={translate('wallet.send_title')}>
      {live.failure ? (
        <FailureState failure={live.failure} onRetry={() => live.reload()} />
      ) : step === 'who' ? (
        <Who vm={vm} />
      ) : step === 'amount' ? (
        <HowMuch vm={vm} />
      ) : step === 'check' ? (
        <Check vm={vm} />
      ) : (
        <Done vm={vm} />
      )}
    </WalletPage>
  );
});

/** The heading of a step; it takes the focus when the step arrives after another. */
function StepHeading({ number, children }: { readonly number?: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (number !== '1') heading.current?.focus();
  }, [number]);
  return (
    <div>
      {number !== undefined && <p className={styles.muted}>{translate('wallet.step', { number })}</p>}
      <h2 ref={heading} tabIndex={-1}>
        {children}
      </h2>
    </div>
  );
}

const Who = observer(function Who({ vm }: SendProps) {
  const translate = useTranslate();
  const { found, searchFailure } = vm;
  return (
    <>
      <StepHeading number="1">{translate('wallet.who')}</StepHeading>
      <Form className={styles.form} failures={vm.isSearchEmpty ? 1 : 0} onSubmit={() => void vm.find()}>
        <TextField
          name="receiver"
          type="search"
          autoComplete="off"
          maxLength={191}
          label={translate('wallet.find')}
          hint={translate('wallet.find_hint')}
          error={vm.isSearchEmpty ? translate('fault.required') : undefined}
          value={vm.search}
          onChange={({ target }) => vm.type(target.value)}
        />
        <Button type="submit" isBusy={vm.isSearching}>
          {translate('wallet.search')}
        </Button>
      </Form>
      {searchFailure && <FormAlert>{failureText(searchFailure, translate)}</FormAlert>}
      <div role="status">
        {found?.people.length === 0 && <p>{translate(found.isOwn ? 'wallet.yourself' : 'wallet.nobody')}</p>}
      </div>
      <ul className={styles.people}>
        {found?.people.map((person) => (
          <li key={person.uuid}>
            <button type="button" className={styles.person} onClick={() => vm.choose(person)}>
              <Avatar image={person.image} firstName="" />
              <span className={styles.what}>
                <bdi className={styles.title}>{person.name}</bdi>
                <span className={styles.muted}>
                  {found.contact === '' ? translate('wallet.before') : <bdi dir="ltr">{found.contact}</bdi>}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
});

const HowMuch = observer(function HowMuch({ vm }: SendProps) {
  const translate = useTranslate();
  const { form } = vm;
  return (
    <>
      <StepHeading number="2">{translate('wallet.how_much')}</StepHeading>
      <p className={styles.chosen}>
        <bdi className={styles.title}>{form.draft.to?.name}</bdi>
        <AppLink to="/wallet/send" {...buttonAttributes({ look: 'text' })}>
          {translate('wallet.change')}
        </AppLink>
      </p>
      <Form className={styles.form} failures={form.submission.failures} onSubmit={vm.look}>
        <p>
          <Trans id="wallet.have" parts={{ amount: <Price amount={vm.live.value?.balance} /> }} />
        </p>
        <AmountField form={form} />
        <Button type="submit" look="main" size="big" isWide>
          {translate('wallet.look')}
        </Button>
      </Form>
    </>
  );
});

const Check = observer(function Check({ vm }: SendProps) {
  const translate = useTranslate();
  const { form, amount, after } = vm;
  const { to } = form.draft;
  return (
    <>
      <StepHeading number="3">{translate('wallet.right')}</StepHeading>
      <dl className={styles.facts}>
        <div>
          <dt>{translate('wallet.to')}</dt>
          <dd>
            <bdi>{to?.name}</bdi>
          </dd>
        </div>
        {to !== undefined && to.contact !== '' && (
          <div>
            <dt>{translate('wallet.found_by')}</dt>
            <dd>
              <bdi dir="ltr">{to.contact}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{translate('wallet.arrives')}</dt>
          <dd>{translate('wallet.at_once')}</dd>
        </div>
        <div>
          <dt>{translate('wallet.after')}</dt>
          <dd>
            <Price amount={after} />
          </dd>
        </div>
      </dl>
      <p className={styles.muted}>{translate('wallet.no_way_back')}</p>
      <Form className={styles.form} failures={form.submission.failures} onSubmit={() => void vm.send()}>
        <MoneyAlert form={form} />
        <Button type="submit" look="main" size="big" isWide isSplit isBusy={form.submission.isBusy}>
          <span>{translate('wallet.send')}</span>
          <Price amount={amount} />
        </Button>
        <AppLink to="/wallet/send?step=amount" {...buttonAttributes({ isWide: true })}>
          {translate('wallet.change')}
        </AppLink>
      </Form>
    </>
  );
});

const Done = observer(function Done({ vm }: SendProps) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { sent } = vm;
  return (
    <>
      <StepHeading>
        {translate('wallet.sent', { amount: currency.text(sent?.amount), name: sent?.name ?? '' })}
      </StepHeading>
      <p className={styles.muted}>
        <Trans id="wallet.have" parts={{ amount: <Price amount={vm.live.value?.balance} /> }} />
      </p>
      <div className={styles.tools}>
        <AppLink to="/wallet" {...buttonAttributes({ look: 'main' })}>
          {translate('wallet.to_wallet')}
        </AppLink>
        <Button onClick={vm.again}>{translate('wallet.send_more')}</Button>
      </div>
    </>
  );
});
