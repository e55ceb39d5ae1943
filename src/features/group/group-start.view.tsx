import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { streetOf } from '@domain/addresses/index.ts';
import { MEMBER_NAME_MAX, type GroupTerms } from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { checkAmount } from '@domain/wallet/index.ts';
import { useService } from '../../di/index.ts';
import { useItemList, useTranslate } from '../../i18n/index.ts';
import { AppLink, signInPath } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form } from '../../ui/form/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { SESSION_VIEW_MODEL } from '../session/index.ts';
import { GroupFacts } from './group-facts.view.tsx';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

/** Minutes from now after which the group locks by itself. */
const DEADLINES = [0, 15, 30, 60, 120] as const;
const MINUTE = 60_000;

/** GROUP-1: four decisions: name, limit, time, who pays. */
export const GroupStart = observer(function GroupStart({ vm }: { readonly vm: GroupViewModel }) {
  const translate = useTranslate();
  const list = useItemList();
  const preview = useId();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { now } = useService(NOW_VIEW_MODEL);
  const { isSignedIn, user } = useService(SESSION_VIEW_MODEL);
  const [title, setTitle] = useState('');
  const [limit, setLimit] = useState('');
  const [minutes, setMinutes] = useState<number>(30);
  const [payer, setPayer] = useState<'owner' | 'each'>('each');
  const [failures, setFailures] = useState(0);
  const amount = checkAmount(limit, currency.scale);
  const isLimitWrong = !amount.ok && amount.error.kind !== 'required';
  const terms: GroupTerms = {
    title,
    payer,
    destination: vm.destination,
    spendLimit: amount.ok ? amount.value : undefined,
    deadline: minutes === 0 ? undefined : instant(now + minutes * MINUTE),
  };
  const submit = (): void => {
    if (isLimitWrong) return setFailures(failures + 1);
    void vm.start(terms);
  };
  const owner = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return (
    <>
      <h1 tabIndex={-1}>{translate('group.start_title', { shop: vm.shopTitle })}</h1>
      <p className={styles.lead}>{translate('group.start_text')}</p>
      {!isSignedIn ? (
        <div className={styles.panel}>
          <p>{translate('group.sign_in')}</p>
          <AppLink
            to={signInPath({ path: vm.path, search: '' })}
            {...buttonAttributes({ look: 'main', size: 'big', isWide: true })}
          >
            {translate('group.sign_in_button')}
          </AppLink>
        </div>
      ) : (
        <Form onSubmit={submit} failures={failures} className={styles.columns}>
          <div className={styles.form}>
            {vm.ownLines.length > 0 && (
              <p className={styles.notice}>
                {translate('group.cart_comes', { dishes: list(vm.ownLines.map(({ item }) => item.title)) })}
              </p>
            )}
            <TextField
              name="title"
              label={translate('group.name')}
              hint={translate('group.name_hint')}
              value={title}
              maxLength={MEMBER_NAME_MAX}
              autoComplete="off"
              onChange={(event) => setTitle(event.target.value)}
            />
            <TextField
              name="limit"
              label={translate('group.limit', { currency: currency.current?.title ?? '' })}
              hint={translate('group.limit_hint')}
              error={isLimitWrong ? translate('group.limit_wrong') : undefined}
              value={limit}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              onChange={(event) => setLimit(event.target.value)}
            />
            <fieldset className={styles.choices}>
              <legend>{translate('group.until')}</legend>
              <p>{translate('group.until_hint')}</p>
              <div>
                {DEADLINES.map((choice) => (
                  <label key={choice}>
                    <input type="radio" name="until" checked={minutes === choice} onChange={() => setMinutes(choice)} />
                    <span>
                      {choice === 0 ? (
                        translate('group.no_deadline')
                      ) : (
                        <bdi>{vm.time(instant(now + choice * MINUTE))}</bdi>
                      )}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset className={styles.choices}>
              <legend>{translate('group.who_pays')}</legend>
              <div data-stacked="">
                {(['each', 'owner'] as const).map((who) => (
                  <label key={who}>
                    <input type="radio" name="payer" checked={payer === who} onChange={() => setPayer(who)} />
                    <span>{translate(`group.payer.${who}`)}</span>
                    <small>{translate(`group.payer_text.${who}`)}</small>
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
          <div className={styles.side}>
            <div className={`${styles.head} ${styles.beside}`}>
              <section className={styles.preview} aria-labelledby={preview}>
                <h2 id={preview}>{translate('group.preview')}</h2>
                <div>
                  <p className={styles.muted}>{translate('group.invites', { name: owner })}</p>
                  <p>
                    <strong>
                      <bdi>{[title.trim(), vm.shopTitle].filter(Boolean).join(', ')}</bdi>
                    </strong>
                  </p>
                </div>
                <GroupFacts
                  terms={{ ...terms, destination: streetOf(terms.destination) }}
                  owner={owner}
                  currency={currency.current?.id}
                  time={vm.time}
                />
              </section>
              <Button type="submit" look="main" size="big" isWide isBusy={vm.isBusy}>
                {translate('group.start')}
              </Button>
              <p className={styles.muted}>{translate('group.no_account')}</p>
            </div>
          </div>
        </Form>
      )}
    </>
  );
});
