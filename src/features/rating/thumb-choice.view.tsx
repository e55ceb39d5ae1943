import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { starsOfThumb, thumbOf, type Thumb } from '@domain/reviews/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import * as icons from '../../ui/icon/after-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import styles from './rating.module.scss';

type ThumbChoiceProps = {
  readonly label: string;
  readonly stars: number | undefined;
  readonly isFixed: boolean;
  readonly onChoose: (stars: number) => void;
};

const THUMBS: readonly (readonly [Thumb, string])[] = [
  ['up', icons.thumbsUpIcon],
  ['down', icons.thumbsDownIcon],
];

/** REVIEW-1j: liked or not. */
export const ThumbChoice = observer(function ThumbChoice({ label, stars, isFixed, onChoose }: ThumbChoiceProps) {
  const translate = useTranslate();
  const name = useId();
  const chosen = stars === undefined ? undefined : thumbOf(stars);
  return (
    <span className={styles.thumbs} role="radiogroup" aria-label={label}>
      {THUMBS.map(([thumb, icon]) => (
        <label key={thumb}>
          <input
            type="radio"
            name={name}
            aria-label={translate(thumb === 'up' ? 'rating.liked' : 'rating.not_liked')}
            checked={chosen === thumb}
            disabled={isFixed}
            onChange={() => onChoose(starsOfThumb(thumb))}
          />
          <Icon path={icon} />
        </label>
      ))}
    </span>
  );
});
