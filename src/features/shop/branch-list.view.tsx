import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { nearestFirst, type Branch, type Shop } from '@domain/catalog/index.ts';
import { LivePages } from '../../data/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { ADDRESS_CHOICE, distanceText } from '../addresses/index.ts';
import { ListEnd } from '../failure/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { BRANCH_DEPS } from './branches.tokens.ts';
import { DirectionsLink } from './directions-link.view.tsx';
import styles from './branch-list.module.scss';

type BranchListProps = { readonly shop: Shop; /** In words. */ readonly opening: string };

/** CATALOG-3: the further places of a shop, the nearest first; nothing where there are none. */
export const BranchList = observer(function BranchList({ shop, opening }: BranchListProps) {
  const translate = useTranslate();
  const { cache, branches } = useService(BRANCH_DEPS);
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { chosen } = useService(ADDRESS_CHOICE);
  const [list] = useState(
    () =>
      new LivePages<Branch>(cache, (page) => ({
        key: ['branches', shop.id, page, language],
        load: () => branches.list(shop.id, page),
      })),
  );
  useEffect(() => list.follow(), [list]);
  if (list.items.length === 0) return null;
  const items = chosen ? nearestFirst(list.items, chosen.location) : list.items;
  return (
    <section className={styles.branches}>
      <h3>{translate('shop.branches')}</h3>
      <p>{translate('shop.branches_hours', { opening })}</p>
      <ul>
        {items.map((branch) => (
          <BranchItem key={branch.id} branch={branch} />
        ))}
      </ul>
      <ListEnd list={list} label={translate('shop.branches_more')} isPressOnly />
    </section>
  );
});

const BranchItem = observer(function BranchItem({ branch }: { readonly branch: Branch }) {
  const translate = useTranslate();
  const title = useId();
  const { chosen } = useService(ADDRESS_CHOICE);
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { location, address } = branch;
  return (
    <li>
      <h4 id={title}>
        <bdi>{branch.title || address}</bdi>
      </h4>
      {branch.title !== '' && (
        <p>
          <bdi>{address}</bdi>
        </p>
      )}
      {location && chosen && (
        <p>{translate('shop.away', { distance: distanceText(chosen.location, location, language) })}</p>
      )}
      {location && <DirectionsLink to={location} of={title} />}
    </li>
  );
});
