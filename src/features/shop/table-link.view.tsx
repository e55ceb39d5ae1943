import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Shop } from '@domain/catalog/index.ts';
import type { BookableShop } from '@domain/reservations/index.ts';
import { LiveQuery } from '../../data/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { openingLabel, TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import styles from './shop-info.module.scss';
import { TABLE_DEPS } from './tables.tokens.ts';

/** BOOKING-1: the way to a table of the shop; nothing where it takes no reservations. */
export const TableLink = observer(function TableLink({ shop }: { readonly shop: Shop }) {
  const translate = useTranslate();
  const { cache, shops } = useService(TABLE_DEPS);
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const [live] = useState(
    () => new LiveQuery<BookableShop>(cache, { key: ['bookable', shop.id, language], load: () => shops.find(shop.id) }),
  );
  useEffect(() => live.follow(), [live]);
  if (!live.value) return null;
  return (
    <section className={styles.place}>
      <p>
        <strong>{translate('menu.tables')}</strong>
        <br />
        {openingLabel(live.value.tableHours, now, zones, translate).text}
      </p>
      <div className={styles.ways}>
        <AppLink to={`/reservations/${shop.id}`} {...buttonAttributes({ look: 'quiet' })}>
          <Icon path={noticeIcons.calendarIcon} size="small" />
          {translate('table.book_here')}
        </AppLink>
      </div>
    </section>
  );
});
