import { observer } from 'mobx-react-lite';
import type { Parcel } from '@domain/parcels/index.ts';
import { REVIEW_COMMENT_MAX } from '@domain/reviews/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextArea } from '../../ui/field/index.ts';
import { FormFault } from '../../ui/form-section/index.ts';
import { StarChoice } from '../rating/index.ts';
import styles from './parcels.module.scss';
import type { ParcelViewModel } from './parcel.view-model.ts';

type Props = { readonly vm: ParcelViewModel; readonly parcel: Parcel };

/** The review of the courier, once; afterwards what was given. */
export const ParcelReview = observer(function ParcelReview({ vm, parcel }: Props) {
  const translate = useTranslate();
  const { reviewing } = vm;
  if (parcel.stars !== undefined)
    return <p className={styles.thanks}>{translate('parcel.reviewed', { stars: String(parcel.stars) })}</p>;
  if (!vm.canReview) return null;
  const question = translate('parcel.review', { name: parcel.courier?.name || translate('order.courier') });
  return (
    <section className={styles.pay} aria-labelledby="parcel-review">
      <h2 id="parcel-review">{question}</h2>
      <StarChoice label={question} stars={reviewing.stars} isFixed={vm.isWorking} onChoose={reviewing.rate} />
      <TextArea
        name="comment"
        dir="auto"
        label={translate('parcel.review_words')}
        maxLength={REVIEW_COMMENT_MAX}
        value={reviewing.comment}
        onChange={({ target }) => reviewing.write(target.value)}
      />
      {reviewing.needsStars && <FormFault>{translate('parcel.fault.stars')}</FormFault>}
      <Button look="main" isWide isBusy={vm.isWorking} onClick={() => void reviewing.send()}>
        {translate('parcel.review_send')}
      </Button>
    </section>
  );
});
