import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './address-selector.module.scss';
import { ADDRESS_CHOICE, ADDRESS_POPOVER } from './addresses.tokens.ts';

/** LAYOUT-3: shows the chosen address and opens the panel for another. */
export const AddressSelector = observer(function AddressSelector() {
  const translate = useTranslate();
  const { chosen } = useService(ADDRESS_CHOICE);
  return (
    <button
      type="button"
      className={styles.selector}
      popoverTarget={ADDRESS_POPOVER}
      aria-label={chosen ? translate('address.deliver_to', { address: chosen.text }) : translate('address.choose')}
    >
      <Icon path={icons.mapPinIcon} />
      <span aria-hidden="true">{chosen ? <bdi>{chosen.text}</bdi> : translate('address.choose')}</span>
      <Icon path={icons.chevronDownIcon} size="small" />
    </button>
  );
});
