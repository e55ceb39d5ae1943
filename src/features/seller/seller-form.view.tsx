import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { APPLICATION_STEPS, type ApplicationStep } from '@domain/partners/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { BasicsStep, TextsStep } from './basics-steps.view.tsx';
import styles from './seller-form.module.scss';
import { SoFar } from './so-far.view.tsx';
import { stepPath } from './seller-paths.ts';
import type { SellerViewModel } from './seller.view-model.ts';

type Props = { readonly vm: SellerViewModel };

const later = (load: () => Promise<ComponentType<Props>>) => lazyView(load, <Skeleton shape="cover" />);
const furtherSteps = () => import('./further-steps.view.tsx');

const STEPS: Readonly<Record<ApplicationStep, ComponentType<Props>>> = {
  basics: BasicsStep,
  texts: TextsStep,
  pictures: later(() => furtherSteps().then((module) => module.PicturesStep)),
  kinds: later(() => furtherSteps().then((module) => module.KindsStep)),
  terms: later(() => furtherSteps().then((module) => module.TermsStep)),
  zone: later(() => import('./zone-step.view.tsx').then((module) => module.ZoneStep)),
  papers: later(() => import('./papers-step.view.tsx').then((module) => module.PapersStep)),
};

/** ACCOUNT-7: the application in seven steps, each at its own address. */
export const SellerForm = observer(function SellerForm({ vm }: Props) {
  const translate = useTranslate();
  const { stepName, step = 1 } = vm;
  const Step = STEPS[stepName];
  const isLast = step === APPLICATION_STEPS.length;
  const go = (): void => void (isLast ? vm.sending.send() : vm.next());
  return (
    <Form className={styles.page} onSubmit={go} failures={0}>
      <div className={styles.form}>
        <p className={styles.muted}>
          {translate('seller.step', { step: String(step), steps: String(APPLICATION_STEPS.length) })}
        </p>
        <div className={styles.progress} aria-hidden="true">
          {APPLICATION_STEPS.map((name, index) => (
            <i key={name} data-done={index < step || undefined} />
          ))}
        </div>
        <h1 tabIndex={-1}>{translate(`seller.step_${stepName}`)}</h1>
        <p className={styles.lead}>{translate(`seller.text_${stepName}`)}</p>
        <Step vm={vm} />
      </div>
      <aside className={styles.summary} aria-labelledby="seller-so-far">
        <SoFar vm={vm} />
        {vm.sending.problem !== undefined && <FormAlert>{vm.sending.problem}</FormAlert>}
        <div className={styles.bar}>
          <AppLink to={step === 1 ? '/be-seller' : stepPath(step - 1)} {...buttonAttributes({ size: 'big' })}>
            {translate('header.back')}
          </AppLink>
          <Button type="submit" look="main" size="big" isWide isBusy={vm.sending.isSending}>
            {translate(isLast ? (vm.shop ? 'seller.send_again' : 'seller.send') : 'seller.next')}
          </Button>
        </div>
      </aside>
    </Form>
  );
});
