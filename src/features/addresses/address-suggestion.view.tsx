import { typedParts, type AddressSuggestion, type SuggestionKind } from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { useItemList, useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as addressIcons from '../../ui/icon/address-icons.data.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import styles from './address-search.module.scss';
import { SUGGESTION_KINDS } from './addresses.messages.ts';
import { distanceText } from './distance-text.ts';

const ICONS: Readonly<Record<SuggestionKind, string>> = {
  house: wayIcons.houseIcon,
  street: addressIcons.signpostIcon,
  place: addressIcons.trainFrontIcon,
  building: addressIcons.buildingIcon,
};

type AddressSuggestionOptionProps = {
  readonly id: string;
  readonly suggestion: AddressSuggestion;
  readonly typed: string;
  readonly near: GeoPoint | undefined;
  readonly language: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
};

/** One suggestion: what was typed is quiet, what it would add is bold; then the district and the distance. */
export function AddressSuggestionOption({
  id,
  suggestion: { kind, title, district, location },
  typed,
  near,
  language,
  isActive,
  onChoose,
}: AddressSuggestionOptionProps) {
  const translate = useTranslate();
  const list = useItemList();
  const distance = near && distanceText(near, location, language);
  const spoken = [title, district, distance, translate(SUGGESTION_KINDS[kind])];
  if (kind === 'street') spoken.push(translate('address.add_number'));
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-label={list(spoken)}
      className={styles.row}
      ref={(row) => {
        if (isActive) row?.scrollIntoView?.({ block: 'nearest' });
      }}
      onClick={onChoose}
    >
      <span className={styles.icon}>
        <Icon path={ICONS[kind]} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.title}>
          {typedParts(title, typed).map(({ text, isTyped }, index) =>
            isTyped ? <span key={index}>{text}</span> : <b key={index}>{text}</b>,
          )}
        </bdi>
        <span className={styles.line}>
          <bdi>{district}</bdi>
          {kind === 'street' && <> · {translate('address.add_number')}</>}
        </span>
      </span>
      {distance !== undefined && (
        <span className={styles.distance}>
          <bdi>{distance}</bdi>
        </span>
      )}
    </button>
  );
}
