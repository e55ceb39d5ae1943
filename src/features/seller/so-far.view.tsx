import { observer } from 'mobx-react-lite';
import { typedWhole } from '@domain/kernel/typed-whole.ts';
import { APPLICATION_STEPS, zoneAreaKm2, type ApplicationStep } from '@domain/partners/index.ts';
import { priceText } from '@domain/pricing/index.ts';
import { listItems, useNumbers, useTranslate, type Numbers, type Translate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/seller-icons.data.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { amountOf } from './example.ts';
import { leadText } from './seller-texts.ts';
import styles from './seller-form.module.scss';
import { stepPath } from './seller-paths.ts';
import type { SellerViewModel } from './seller.view-model.ts';

const ICONS: Readonly<Record<ApplicationStep, string>> = {
  basics: icons.storeIcon,
  texts: icons.fileTextIcon,
  pictures: icons.imageIcon,
  kinds: icons.tagIcon,
  terms: icons.walletIcon,
  zone: icons.mapPinIcon,
  papers: icons.eyeIcon,
};

/** Every step with what is filled in, each a way to it. */
export const SoFar = observer(function SoFar({ vm }: { readonly vm: SellerViewModel }) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const whole = vm.form.wholeSteps;
  return (
    <>
      <h2 id="seller-so-far">{translate('seller.so_far')}</h2>
      <ol className={styles.soFar}>
        {APPLICATION_STEPS.map((name, index) => {
          const isSeen = index + 1 <= vm.reached;
          const isDone = isSeen && whole.has(name) && name !== vm.stepName && name !== 'papers';
          const fact = isSeen ? factOf(name, vm, translate, numbers) : '';
          return (
            <li key={name} data-state={isDone ? 'done' : name === vm.stepName ? 'now' : undefined}>
              <span className={styles.dot}>
                <Icon path={isDone ? icons.checkIcon : ICONS[name]} size="small" />
              </span>
              <AppLink to={stepPath(index + 1)} aria-current={name === vm.stepName ? 'step' : undefined}>
                {translate(`seller.step_${name}`)}
                {isDone && <VisuallyHidden>{`, ${translate('seller.done')}`}</VisuallyHidden>}
              </AppLink>
              {fact !== '' && <bdi>{fact}</bdi>}
            </li>
          );
        })}
      </ol>
      {vm.isKept && (
        <p role="status" className={styles.muted}>
          {translate('seller.kept')}
        </p>
      )}
    </>
  );
});

/** What a step holds, in a few words. */
export const factOf = (step: ApplicationStep, vm: SellerViewModel, translate: Translate, numbers: Numbers): string => {
  const { form: fields, categories, tags, papers } = vm;
  const { currency } = vm.market;
  const { form, wholeSteps, textsIn, language } = fields;
  switch (step) {
    case 'basics':
      return textsIn(language).title.trim();
    case 'texts': {
      const count = Object.values(form.texts).filter(({ title }) => title.trim() !== '').length;
      return count === 0 ? '' : translate('seller.languages', { count });
    }
    case 'pictures':
      return listItems(
        [form.logo !== undefined && translate('seller.logo'), form.cover !== undefined && translate('seller.cover')],
        vm.language,
      );
    case 'kinds':
      return listItems(
        [
          ...(categories.value ?? []).filter(({ id }) => form.categories.includes(id)),
          ...(tags.value ?? []).filter(({ id }) => form.tags.includes(id)),
        ].map(({ title }) => title),
        vm.language,
      );
    case 'terms': {
      const fee = currency && amountOf(form.fee, currency.scale);
      const lead = { from: typedWhole(form.leadFrom) ?? 0, to: typedWhole(form.leadTo) ?? 0, unit: form.leadUnit };
      return fee && wholeSteps.has('terms')
        ? translate('seller.terms_fact', {
            fee: priceText(fee, { ...currency, signs: numbers.signs }),
            time: leadText(lead, vm.language),
          })
        : '';
    }
    case 'zone': {
      const zone = form.zone ?? [];
      return form.location === undefined
        ? ''
        : translate('seller.zone_fact', { count: zone.length, area: numbers.tenths(zoneAreaKm2(zone)) });
    }
    case 'papers':
      return papers.addresses.length === 0 ? '' : translate('seller.photos', { count: papers.addresses.length });
  }
};
