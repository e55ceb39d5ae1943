import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';

type ActiveChipProps = {
  readonly text: string;
  /** The path of the list without the filter. */
  readonly without: string;
};

/** A filter that is on; a press removes it. */
export function ActiveChip({ text, without }: ActiveChipProps) {
  const translate = useTranslate();
  return (
    <AppLink
      to={without}
      replace
      className={chipClass}
      aria-current="true"
      aria-label={translate('filter.lift', { filter: text })}
    >
      <bdi>{text}</bdi>
      <Icon path={icons.xIcon} size="small" />
    </AppLink>
  );
}
