import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { ADDRESS_POPOVER } from './addresses.tokens.ts';
import styles from './zone-notice.module.scss';

/** ADDRESS-5: says that no shop delivers to the chosen address; another address and collecting are ways out. */
export function ZoneNotice({ onCollect }: { readonly onCollect: () => void }) {
  const translate = useTranslate();
  return (
    <div role="status" className={styles.notice}>
      <Icon path={icons.mapPinIcon} />
      <p>
        <strong>{translate('address.outside')}</strong> {translate('address.outside_text')}
      </p>
      <button type="button" {...buttonAttributes({ look: 'text' })} popoverTarget={ADDRESS_POPOVER}>
        {translate('address.elsewhere')}
      </button>
      <AppLink to="/shop" {...buttonAttributes({ look: 'text' })} onClick={onCollect}>
        {translate('address.collect')}
      </AppLink>
    </div>
  );
}
