import { useTranslate } from '../../i18n/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { ADDRESS_POPOVER } from '../addresses/index.ts';

/** Says that no shop delivers to the chosen address, and offers to choose another. */
export function NobodyDelivers() {
  const translate = useTranslate();
  return (
    <State
      icon={icons.mapPinIcon}
      title={translate('address.outside')}
      action={
        <button type="button" {...buttonAttributes({ look: 'main' })} popoverTarget={ADDRESS_POPOVER}>
          {translate('address.change')}
        </button>
      }
    >
      {translate('list.none_here')}
    </State>
  );
}
