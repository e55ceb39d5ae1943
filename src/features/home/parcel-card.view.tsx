import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { REFERENCE_VIEW_MODEL } from '../reference/index.ts';
import styles from './parcel-card.module.scss';

/** LAYOUT-2: the way to send a parcel, where the marketplace carries them. */
export const ParcelCard = observer(function ParcelCard() {
  const translate = useTranslate();
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  if (!settings.isParcelActive) return null;
  return (
    <section className={styles.card}>
      <Icon path={noticeIcons.packageIcon} size="large" />
      <div>
        <h2>
          <AppLink to="/parcel-checkout">{translate('parcel.send_new')}</AppLink>
        </h2>
        <p>{translate('parcels.none_text')}</p>
      </div>
    </section>
  );
});
