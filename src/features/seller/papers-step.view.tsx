import { observer } from 'mobx-react-lite';
import { APPLICATION_STEPS } from '@domain/partners/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { FormFault, FormSection } from '../../ui/form-section/index.ts';
import { PhotosView } from '../pictures/index.ts';
import styles from './seller-form.module.scss';
import { factOf } from './so-far.view.tsx';
import { useFault } from './use-fault.ts';
import { stepPath } from './seller-paths.ts';
import type { SellerViewModel } from './seller.view-model.ts';

type Props = { readonly vm: SellerViewModel };

/** Photos of papers, and everything once more before it is sent. */
export const PapersStep = observer(function PapersStep({ vm }: Props) {
  const translate = useTranslate();
  const faultOf = useFault(vm);
  const fault = faultOf('documents');
  return (
    <>
      <FormSection title={translate('seller.papers')} text={translate('seller.papers_text')}>
        <PhotosView vm={vm.papers} />
        {fault !== undefined && <FormFault>{fault}</FormFault>}
      </FormSection>
      <Review vm={vm} />
    </>
  );
});

const Review = observer(function Review({ vm }: Props) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const whole = vm.form.wholeSteps;
  const steps = APPLICATION_STEPS.filter((step) => step !== 'papers');
  return (
    <section aria-labelledby="seller-review">
      <h2 id="seller-review">{translate('seller.review')}</h2>
      <dl className={styles.review}>
        {steps.map((step, index) => (
          <div key={step}>
            <dt>{translate(`seller.step_${step}`)}</dt>
            <dd>
              {whole.has(step) ? (
                <bdi>{factOf(step, vm, translate, numbers) || translate('seller.nothing')}</bdi>
              ) : (
                <span className={styles.missing}>{translate('seller.incomplete')}</span>
              )}
            </dd>
            <dd>
              <AppLink
                to={stepPath(index + 1)}
                aria-label={`${translate('contact.change')}: ${translate(`seller.step_${step}`)}`}
              >
                {translate('contact.change')}
              </AppLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
