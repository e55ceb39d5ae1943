import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { openingLabel, TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { Price } from '../currency/index.ts';
import { failureText } from '../failure/failure.messages.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import styles from './search-box.module.scss';
import type { Hits, SearchOption, SearchViewModel } from './search.view-model.ts';

type SearchPanelProps = {
  readonly vm: SearchViewModel;
  readonly listboxId: string;
  readonly onPick: (term: string) => void;
  readonly onChosen: () => void;
};

/** What was found, under the field. */
export const SearchPanel = observer(function SearchPanel({ vm, listboxId, onPick, onChosen }: SearchPanelProps) {
  const translate = useTranslate();
  const announcer = useService(ANNOUNCER);
  const { found, failure, isLoading, term } = vm;
  const count = found ? found.shops.total + found.products.total : undefined;

  useEffect(() => {
    if (count !== undefined && !isLoading) announcer.say(translate('search.found', { count }));
  }, [announcer, translate, count, isLoading, found]);

  if (term.trim() === '') return <Recents vm={vm} onPick={onPick} />;
  return (
    <div className={styles.panel}>
      {isLoading && <div role="status" aria-label={translate('progress')} className={styles.waiting}><Skeleton shape="row" /><Skeleton shape="row" /><Skeleton shape="row" /></div>}
      {failure && !isLoading && (
        <div className={styles.message} role="alert">
          <p>{failureText(failure, translate)}</p>
          <Button onClick={() => void vm.retry()}>{translate('error.try_again')}</Button>
        </div>
      )}
      {!isLoading && !failure && count === 0 && <p className={styles.message}>{translate('search.nothing', { term })}</p>}
      {!isLoading && !failure && found && (
        <>
          <div role="listbox" id={listboxId} aria-label={translate('search.results')}>
            <Group title={translate('search.shops')} hits={found.shops}>
              {found.shops.items.map((shop, index) => (
                <Option key={shop.id} vm={vm} index={index} onChosen={onChosen} picture={shop.logo} title={shop.title} detail={shop.tags.join(' • ')} end={<OpeningBadge schedule={shop.schedule} />} />
              ))}
            </Group>
            <Group title={translate('search.products')} hits={found.products}>
              {found.products.items.map((product, index) => (
                <Option key={product.id} vm={vm} index={found.shops.items.length + index} onChosen={onChosen} picture={product.image} title={product.title} detail={product.shopTitle} end={<strong><Price amount={product.stock?.price.total} /></strong>} />
              ))}
            </Group>
          </div>
          <div className={styles.more}>
            {found.shops.hasMore && <Button onClick={() => void vm.moreShops()}>{translate('search.more_shops')}</Button>}
            {found.products.hasMore && <Button onClick={() => void vm.moreProducts()}>{translate('search.more_products')}</Button>}
          </div>
        </>
      )}
    </div>
  );
});

function Group({ title, hits, children }: { readonly title: string; readonly hits: Hits<unknown>; readonly children: ReactNode }) {
  const translate = useTranslate();
  if (hits.items.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <div className={styles.head} role="presentation">
        <strong>{title}</strong>
        <span>{translate('search.count', { count: hits.total })}</span>
      </div>
      {children}
    </div>
  );
}

type OptionProps = {
  readonly vm: SearchViewModel; readonly index: number; readonly onChosen: () => void;
  readonly picture: string | undefined; readonly title: string; readonly detail: string; readonly end: ReactNode;
};

const Option = observer(function Option({ vm, index, onChosen, picture, title, detail, end }: OptionProps) {
  const option: SearchOption | undefined = vm.options[index];
  if (!option) return null;
  return (
    <div
      role="option"
      id={option.id}
      tabIndex={-1}
      aria-selected={vm.active === index}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => { vm.choose(option); onChosen(); }}
      onKeyDown={undefined}
    >
      <Picture source={picture} shape="square" sizes="56px" priority="early" />
      <span>
        <bdi>{title}</bdi>
        <small><bdi>{detail}</bdi></small>
      </span>
      {end}
    </div>
  );
});

const OpeningBadge = observer(function OpeningBadge({ schedule }: { readonly schedule: Parameters<typeof openingLabel>[0] }) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  return <small>{openingLabel(schedule, now, zones, translate).text}</small>;
});

/** SEARCH-6: what was searched before, while the field is empty. */
const Recents = observer(function Recents({ vm, onPick }: { readonly vm: SearchViewModel; readonly onPick: (term: string) => void }) {
  const translate = useTranslate();
  if (vm.recents.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={translate('search.recents')}>
      <div className={styles.head}>
        <strong>{translate('search.recents')}</strong>
        <Button look="text" onClick={vm.forgetAll}>{translate('search.forget_all')}</Button>
      </div>
      <ul>
        {vm.recents.map((term) => (
          <li key={term} className={styles.recent}>
            <button type="button" onClick={() => onPick(term)}><Icon path={icons.clockIcon} size="small" /><bdi>{term}</bdi></button>
            <button type="button" aria-label={translate('search.forget', { term })} onClick={() => vm.forget(term)}><Icon path={icons.xIcon} size="small" /></button>
          </li>
        ))}
      </ul>
    </section>
  );
});
