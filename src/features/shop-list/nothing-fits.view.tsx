import type { Category, ShopCounts, ShopFilter } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import * as shopIcons from '../../ui/icon/shop-icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { headingFilter, withoutGroup, type ActiveFilter, type FilterGroup } from './active-filters.ts';
import styles from './nothing-fits.module.scss';

type NothingFitsProps = {
  readonly filter: ShopFilter;
  /** `undefined` without counts. */
  readonly counts: ShopCounts | undefined;
  /** A category that can be lifted, too. */
  readonly category?: Category | undefined;
  /** At least one. */
  readonly active: readonly ActiveFilter[];
  /** The path of the list with another filter. */
  readonly to: (filter: ShopFilter) => string;
};

const ICONS: Readonly<Record<FilterGroup, string>> = {
  isOpen: shopIcons.clockIcon,
  mostMinutes: wayIcons.bikeIcon,
  isFreeDelivery: wayIcons.bikeIcon,
  hasDeals: icons.tagIcon,
  minRating: icons.starIcon,
  prices: moreIcons.banknoteIcon,
  categoryIds: wayIcons.utensilsIcon,
  tagIds: icons.infoIcon,
  diets: wayIcons.utensilsIcon,
};

/** CATALOG-1: names the filters that leave no shop, and the ways out: each one lifted, with what that finds. */
export function NothingFits({ filter, counts, category, active, to: pathTo }: NothingFitsProps) {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const any = new Intl.ListFormat(language, { type: 'disjunction' });
  const all = new Intl.ListFormat(language, { type: 'conjunction' });
  const groups = [...new Set(active.map(({ group }) => group))];
  const textOf = (group: FilterGroup): string =>
    (group === 'diets' ? all : any).format(active.filter((each) => each.group === group).map(({ text }) => text));
  const ways = [
    ...groups.map((group) => ({
      group,
      text: group === 'isOpen' ? translate('list.closed_too') : translate('list.without', { filter: textOf(group) }),
      to: withoutGroup(filter, group),
      count: counts?.[group].any,
    })),
    ...(category
      ? [
          {
            group: 'categoryIds' as const,
            text: translate('list.without', { filter: category.title }),
            to: withoutGroup(filter, 'categoryIds'),
            count: counts?.categoryIds.any,
          },
        ]
      : []),
  ];
  // A suggestion that finds nothing is dropped; without counts all are kept.
  const open = ways.filter(({ count }) => count !== 0);
  return (
    <>
      <State icon={icons.storeIcon} title={translate('list.none')}>
        {translate('list.none_with', { filter: all.format(groups.map(textOf)) })}{' '}
        {counts && translate('list.unfiltered', { count: counts.all })}
      </State>
      {open.length > 0 && (
        <nav aria-label={translate('list.ways_out')} className={styles.ways}>
          <ul>
            {open.map(({ group, text, to, count }) => (
              <li key={group}>
                <AppLink to={pathTo(to)} replace>
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
        <AppLink to={pathTo(headingFilter(filter))} replace {...buttonAttributes({ look: 'main' })}>
          {translate('filter.clear')}
        </AppLink>
      </p>
    </>
  );
}
