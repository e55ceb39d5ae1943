import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ProductCard } from '../product/index.ts';
import styles from './apart.module.scss';
import type { MenuFilterViewModel } from './menu-filter.view-model.ts';

const STEP = 60;

/** CATALOG-5k: what does not suit, closed at first; a long list opens step by step, so that the page stays smooth. */
export const ApartFrom = observer(function ApartFrom({ vm }: { readonly vm: MenuFilterViewModel }) {
  const translate = useTranslate();
  const { items, silent } = vm.apart;
  const [shown, setShown] = useState(0);
  if (items.length === 0) return null;
  return (
    <details className={styles.apart} onToggle={({ currentTarget }) => setShown(currentTarget.open ? STEP : 0)}>
      <summary>
        <h2>{translate('menu_filter.apart')}</h2>
        <p>
          {silent < items.length && translate('menu_filter.against', { against: items.length - silent })}{' '}
          {silent > 0 && translate('menu_filter.silent', { silent })}
        </p>
      </summary>
      <ul className={styles.items}>
        {items.slice(0, shown).map((item) => (
          <li key={item.id}>
            <ProductCard product={item} look="row" />
          </li>
        ))}
      </ul>
      {shown > 0 && shown < items.length && (
        <Button look="quiet" onClick={() => setShown(shown + STEP)}>
          {translate('menu_filter.apart_more')}
        </Button>
      )}
    </details>
  );
});
