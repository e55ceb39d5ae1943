import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { STARS } from '@domain/reviews/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import * as icons from '../../ui/icon/after-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import styles from './rating.module.scss';

type StarChoiceProps = {
  readonly label: string;
  readonly stars: number | undefined;
  readonly isFixed: boolean;
  readonly onChoose: (stars: number) => void;
};

/** One to five stars as radio buttons: by touch, arrow keys and screen reader alike. */
export const StarChoice = observer(function StarChoice({ label, stars, isFixed, onChoose }: StarChoiceProps) {
  const translate = useTranslate();
  const name = useId();
  return (
    <span className={styles.stars} role="radiogroup" aria-label={label}>
      {STARS.map((star) => (
        <label key={star} data-on={(stars !== undefined && star <= stars) || undefined}>
          <input
            type="radio"
            name={name}
            aria-label={translate('reviews.stars_of', { stars: String(star) })}
            checked={stars === star}
            disabled={isFixed}
            onChange={() => onChoose(star)}
          />
          <Icon path={icons.starIcon} isFilled={stars !== undefined && star <= stars} />
        </label>
      ))}
    </span>
  );
});
