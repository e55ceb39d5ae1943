import { observer } from 'mobx-react-lite';
import type { ShopCounts } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import * as shopIcons from '../../ui/icon/shop-icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { headingFilter, withoutGroup, type ActiveFilter, type FilterGroup } from './active-filters.ts';
import styles from './nothing-fits.module.scss';
import { addressOf } from './shop-list-address.ts';
import type { ShopListViewModel } from './shop-list.view-model.ts';

type NothingFitsProps = {
  readonly vm: Pick<ShopListViewModel, 'filter' | 'counts' | 'category'>;
  /** At least one. */
  readonly active: readonly ActiveFilter[];
};

const ICONS: Readonly<Record<FilterGroup, string>> = {
  isOpen: shopIcons.clockIcon,
  mostMinutes: moreIcons.bikeIcon,
  isFreeDelivery: moreIcons.bikeIcon,
  hasDeals: icons.tagIcon,
  minRating: icons.starIcon,
  prices: moreIcons.banknoteIcon,
  categoryIds: moreIcons.utensilsIcon,
  tagIds: icons.infoIcon,
};

/** CATALOG-1: names the filters that leave no shop, and the ways out: each one lifted, with what that finds. */
export const NothingFits = observer(function NothingFits({
  vm: { filter, counts, category },
  active,
}: NothingFitsProps) {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { value: known } = counts;
  const any = new Intl.ListFormat(language, { type: 'disjunction' });
  const all = new Intl.ListFormat(language, { type: 'conjunction' });
  const groups = [...new Set(active.map(({ group }) => group))];
  const textOf = (group: FilterGroup): string =>
    any.format(active.filter((each) => each.group === group).map(({ text }) => text));
  const ways = [
    ...groups.map((group) => ({
      group,
      text: group === 'isOpen' ? translate('list.closed_too') : translate('list.without', { filter: textOf(group) }),
      to: withoutGroup(filter, group),
      count: known && foundWithout(known, group),
    })),
    ...(category
      ? [
          {
            group: 'categoryIds' as const,
            text: translate('list.without', { filter: category.title }),
            to: withoutGroup(filter, 'categoryIds'),
            count: known?.categoryIds.any,
          },
        ]
      : []),
  ];
  // A way that finds nothing is none; without counts nobody knows.
  const open = ways.filter(({ count }) => count !== 0);
  return (
    <>
      <State icon={icons.storeIcon} title={translate('list.none')}>
        {translate('list.none_with', { filter: all.format(groups.map(textOf)) })}{' '}
        {known && translate('list.unfiltered', { count: known.all })}
      </State>
      {open.length > 0 && (
        <nav aria-label={translate('list.ways_out')} className={styles.ways}>
          <ul>
            {open.map(({ group, text, to, count }) => (
              <li key={group}>
                <AppLink to={addressOf(to)} replace>
                  <Icon path={ICONS[group]} />
                  <bdi>{text}</bdi>
                  {count !== undefined && <span>{translate('list.count', { count })}</span>}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.all}>
        <AppLink to={addressOf(headingFilter(filter))} replace {...buttonAttributes({ look: 'main' })}>
          {translate('filter.clear')}
        </AppLink>
      </p>
    </>
  );
});

const foundWithout = (counts: ShopCounts, group: FilterGroup): number => counts[group].any;
