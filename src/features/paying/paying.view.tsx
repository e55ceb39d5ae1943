import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { localTimeOf } from '@domain/calendar/index.ts';
import { providerName, type PaymentSubject } from '@domain/payments/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { FormAlert } from '../../ui/form/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/paying-icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { Price } from '../currency/index.ts';
import { MethodList } from './method-list.view.tsx';
import type { Payable } from './payable.ts';
import { PAYING_DEPS } from './paying.tokens.ts';
import { PayingViewModel, type Outcome } from './paying.view-model.ts';
import { useProviderPage } from './use-provider-page.ts';
import styles from './paying.module.scss';

export type PayingProps = {
  readonly payable: Payable;
  /** Whether the outcome is what the page is about. */
  readonly isMain: boolean;
  readonly onLetGo: () => void;
};

/**
 * ORDER-3, PARCEL-1: how the payment of an order or a parcel stands, and what to do about it. Shows nothing where all
 * is said elsewhere.
 */
export const PayingView = observer(function PayingView({ payable, isMain, onLetGo }: PayingProps) {
  const deps = useService(PAYING_DEPS);
  const [vm] = useState(() => new PayingViewModel(deps, payable));
  const { outcome } = vm;

  useProviderPage(vm);
  useEffect(() => vm.follow(payable), [vm, payable]);
  useEffect(() => {
    if (outcome !== 'waiting') return;
    const timer = setInterval(() => void vm.ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [vm, outcome]);

  if (vm.opening !== undefined) return <Opening provider={providerName(vm.opening)} isMain={isMain} />;
  if (outcome) return <OutcomePanel key={outcome} vm={vm} outcome={outcome} isMain={isMain} onLetGo={onLetGo} />;
  if (vm.fault !== undefined && isMain)
    return (
      <section className={styles.panel}>
        <FormAlert>{vm.fault}</FormAlert>
        <AskAgain vm={vm} />
      </section>
    );
  return isMain && !vm.known ? <Skeleton shape="cover" /> : null;
});

const POLL_MS = 3_000;

function AskAgain({ vm }: { readonly vm: PayingViewModel }) {
  const translate = useTranslate();
  return (
    <Button look="quiet" onClick={() => void vm.ask()}>
      {translate('error.try_again')}
    </Button>
  );
}

function Opening({ provider, isMain }: { readonly provider: string; readonly isMain: boolean }) {
  const translate = useTranslate();
  const Heading = isMain ? 'h1' : 'h2';
  return (
    <section className={styles.panel} role="status">
      <span className={styles.mark} data-tone="plain">
        <Icon path={icons.loaderIcon} />
      </span>
      <Heading tabIndex={-1}>{translate('paying.opening', { provider })}</Heading>
    </section>
  );
}

const LOOKS = {
  paid: { tone: 'positive', icon: icons.checkIcon, title: 'paying.paid' },
  refused: { tone: 'negative', icon: icons.circleXIcon, title: 'paying.refused' },
  returned: { tone: 'warning', icon: icons.walletIcon, title: 'paying.unpaid' },
  unfinished: { tone: 'warning', icon: icons.appWindowIcon, title: 'paying.unfinished' },
  unpaid: { tone: 'warning', icon: icons.clockIcon, title: 'paying.unpaid' },
  waiting: { tone: 'plain', icon: icons.loaderIcon, title: 'paying.waiting' },
} as const satisfies Record<Outcome, { readonly tone: string; readonly icon: string; readonly title: string }>;

const WORDS = {
  order: {
    number: 'order.number',
    paid: 'paying.paid_text',
    waiting: 'paying.waiting_text',
    kept: 'paying.kept',
    follow: 'paying.follow',
    letGo: 'paying.let_go',
    list: '/orders',
  },
  parcel: {
    number: 'parcel.number',
    paid: 'paying.paid_parcel',
    waiting: 'paying.waiting_parcel',
    kept: 'paying.kept_parcel',
    follow: 'paying.follow_parcel',
    letGo: 'parcel.cancel',
    list: '/parcels',
  },
} as const satisfies Record<PaymentSubject['kind'], Record<string, string>>;

type PanelProps = PayingProps & { readonly vm: PayingViewModel; readonly outcome: Outcome };

const OutcomePanel = observer(function OutcomePanel({ vm, outcome, isMain, onLetGo }: Omit<PanelProps, 'payable'>) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { payable, known, lastTag } = vm;
  const { subject } = payable;
  const words = WORDS[subject.kind];
  const { tone, icon, title } = LOOKS[outcome];
  const provider = providerName(lastTag ?? known?.tag ?? '');
  const isAsked = vm.isReturning;
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked, isMain]);
  const Heading = isMain ? 'h1' : 'h2';
  return (
    <section className={styles.panel} aria-labelledby="paying-title" role={outcome === 'refused' ? 'alert' : undefined}>
      <span className={styles.mark} data-tone={tone}>
        <Icon path={icon} />
      </span>
      <div className={styles.words} role={outcome === 'waiting' ? 'status' : undefined}>
        <Heading id="paying-title" ref={heading} tabIndex={-1}>
          {translate(title, { provider })}
        </Heading>
        <Text vm={vm} outcome={outcome} provider={provider} />
      </div>
      <p className={styles.well}>
        <strong>{translate(words.number, { number: String(subject.id) })}</strong>{' '}
        <Price amount={payable.total} style={payable.priceStyle} />
      </p>
      {vm.fault !== undefined && <FormAlert>{vm.fault}</FormAlert>}
      {outcome === 'paid' && (
        <div className={styles.acts}>
          <Button look="main" onClick={vm.dismiss}>
            {translate(words.follow)}
          </Button>
          {subject.kind === 'order' && (
            <AppLink to={`/orders/${subject.id}/receipt`} {...buttonAttributes({ look: 'quiet' })}>
              {translate('receipt.link')}
            </AppLink>
          )}
        </div>
      )}
      {outcome === 'waiting' && (
        <AppLink to={words.list} {...buttonAttributes({ look: 'quiet' })}>
          {translate('paying.tell_later')}
        </AppLink>
      )}
      {(outcome === 'refused' || outcome === 'returned' || outcome === 'unfinished' || outcome === 'unpaid') && (
        <Acts vm={vm} onLetGo={onLetGo} />
      )}
    </section>
  );
});

/** Whether money has moved, and until when the order is kept. */
const Text = observer(function Text({
  vm: { payable, known },
  outcome,
  provider,
}: Pick<PanelProps, 'vm' | 'outcome'> & { readonly provider: string }) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  const words = WORDS[payable.subject.kind];
  if (outcome === 'paid') return <p>{translate(words.paid, { shop: payable.shop?.title ?? '' })}</p>;
  if (outcome === 'waiting') return <p>{translate(words.waiting)}</p>;
  return (
    <>
      <p>
        {translate(
          outcome === 'returned'
            ? 'paying.returned_text'
            : outcome === 'unfinished' && provider !== ''
              ? 'paying.unfinished_text'
              : 'paying.not_charged',
          { provider },
        )}
      </p>
      {known?.keptUntil !== undefined && (
        <p>{translate(words.kept, { time: localTimeOf(known.keptUntil, payable.timeZone, zones) })}</p>
      )}
    </>
  );
});

const Acts = observer(function Acts({ vm, onLetGo }: Pick<PanelProps, 'vm' | 'onLetGo'>) {
  const translate = useTranslate();
  const { payable, lastTag, methods, walletShare } = vm;
  return (
    <>
      {vm.isChoosing &&
        (methods ? (
          <MethodList
            methods={methods}
            chosen={vm.chosen}
            choose={vm.choose}
            due={payable.total}
            balance={vm.balance}
            cashPlace={payable.cashPlace}
            part={walletShare && { share: walletShare, isUsed: vm.usesWalletShare, use: vm.useWalletShare }}
          />
        ) : (
          vm.fault === undefined && <Skeleton shape="row" />
        ))}
      <div className={styles.acts}>
        {vm.isChoosing ? (
          <Button look="main" isSplit isBusy={vm.isBusy} onClick={() => void vm.pay()}>
            <span>{translate('paying.now')}</span>
            <Price amount={payable.total} style={payable.priceStyle} />
          </Button>
        ) : (
          <>
            {lastTag !== undefined && (
              <Button look="main" isBusy={vm.isBusy} onClick={() => void vm.payAgain()}>
                {translate('paying.again')}
              </Button>
            )}
            <Button look="quiet" onClick={() => void vm.chooseAnother()}>
              {translate('paying.another')}
            </Button>
          </>
        )}
        {payable.canLetGo && (
          <Button look="text" onClick={onLetGo}>
            {translate(WORDS[payable.subject.kind].letGo)}
          </Button>
        )}
      </div>
    </>
  );
});
