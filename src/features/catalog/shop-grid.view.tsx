import { observer } from 'mobx-react-lite';
import { Fragment, useRef, type ReactNode } from 'react';
import { openingAt } from '@domain/calendar/index.ts';
import type { ShopCard as ShopCardValue } from '@domain/catalog/index.ts';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import type { LivePages } from '../../data/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { CardGrid, CardPlaceholders, WideItem } from '../../ui/card-grid/index.ts';
import { TIME_ZONES_IN_VIEW } from './catalog.tokens.ts';
import { ShopCard } from './shop-card.view.tsx';
import styles from './shop-grid.module.scss';

type ShopGridProps = {
  readonly shops: LivePages<ShopCardValue>;
  /** Shown when nothing matches. */
  readonly empty: ReactNode;
  /** Whether the grid starts on the first screen: its first picture is then preloaded. */
  readonly isFirstScreen?: boolean;
  /** Only the first rows, or only those after them; all by default. */
  readonly part?: 'first' | 'rest' | undefined;
  /** Stands after the third card, in a row of its own. */
  readonly insert?: ReactNode;
};

/** Fills whole rows of one, two and three columns. */
export const FIRST_ROWS = 6;
const INSERT_AFTER = 3;

/** An endless list of shop cards: open shops, then those that open later. */
export const ShopGrid = observer(function ShopGrid({ shops, empty, isFirstScreen, part, insert }: ShopGridProps) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const nextPlace = useRef<HTMLLIElement>(null);
  const { items, isLoading, failure } = shops;
  if (items.length === 0 && failure) return <FailureState failure={failure} onRetry={() => shops.reload()} />;
  if (items.length === 0 && !isLoading) return empty;
  const isOpen = ({ schedule }: ShopCardValue): boolean => openingAt(schedule, now, zones).kind === 'open';
  const open = items.filter(isOpen);
  const sorted = [...open, ...items.filter((shop) => !open.includes(shop))];
  // Open and closed shops share no row: the first rows end with the open shops.
  const cut = Math.min(FIRST_ROWS, open.length || FIRST_ROWS);
  const isHere = (shop: ShopCardValue): boolean =>
    part === undefined || (part === 'first') === sorted.indexOf(shop) < cut;
  const [shown, later] = [open.filter(isHere), sorted.slice(open.length).filter(isHere)];
  const place = Math.min(INSERT_AFTER, shown.length || later.length) - 1;
  const isBusy = isLoading && (part !== 'first' || items.length === 0);
  const free = part === 'first' ? 0 : shops.reserved;
  const placeholders = (isBusy || free > 0) && <CardPlaceholders count={free || PLACEHOLDERS} first={nextPlace} />;
  const cards = (list: readonly ShopCardValue[], isFirst: boolean): ReactNode =>
    list.map((shop, index) => (
      <Fragment key={shop.id}>
        <li>
          <ShopCard shop={shop} priority={isFirst && isFirstScreen && index === 0 ? 'first' : 'lazy'} />
        </li>
        {isFirst && insert && index === place && <WideItem>{insert}</WideItem>}
      </Fragment>
    ));
  return (
    <>
      {(shown.length > 0 || later.length === 0) && (
        <CardGrid isBusy={isBusy}>
          {cards(shown, true)}
          {later.length === 0 && placeholders}
        </CardGrid>
      )}
      {later.length > 0 && (
        <>
          <h2 className={styles.later}>{translate('list.later')}</h2>
          <CardGrid isBusy={isBusy}>
            {cards(later, shown.length === 0)}
            {placeholders}
          </CardGrid>
        </>
      )}
      {part !== 'first' && <ListEnd list={shops} label={translate('list.more')} reserved={nextPlace} />}
    </>
  );
});
