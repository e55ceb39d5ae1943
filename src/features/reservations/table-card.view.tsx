import type { ReactNode } from 'react';
import type { ReservedShop } from '@domain/reservations/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { DayTile } from './day-tile.view.tsx';
import { spanText } from './reservation-texts.ts';
import styles from './reservations.module.scss';

type TableCardProps = {
  readonly shop: Pick<ReservedShop, 'id' | 'title' | 'logo'>;
  readonly date: string;
  /** Times of the day, on the shop's clock. */
  readonly from: string;
  readonly to: string;
  readonly guests: number;
  /** What else is known, and the status. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** A table that a customer has reserved or waits for: the shop, the day, the times and the guests. */
export function TableCard({ shop, date, from, to, guests, children, actions }: TableCardProps) {
  const translate = useTranslate();
  return (
    <article className={styles.card}>
      <DayTile date={date} />
      <div>
        <div className={styles.place}>
          {shop.logo !== undefined && <Picture source={shop.logo} shape="square" sizes="40px" />}
          <h3>
            <AppLink to={`/shop/${shop.id}`}>
              <bdi>{shop.title}</bdi>
            </AppLink>
          </h3>
        </div>
        <p>
          <bdi dir="ltr">{spanText(from, to)}</bdi> · {translate('table.guests_count', { guests: String(guests) })}
        </p>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
