import { observer } from 'mobx-react-lite';
import type { ProductCard as ProductCardValue } from '@domain/catalog/index.ts';
import { ProductCard } from '../product/index.ts';
import styles from './menu-section.module.scss';

type MenuSectionProps = {
  readonly anchor: string;
  readonly title: string;
  readonly items: readonly ProductCardValue[];
  readonly look: 'row' | 'tile';
  readonly isFirst?: boolean;
};

/** One section of the menu with its products. */
export const MenuSectionView = observer(function MenuSectionView({
  anchor,
  title,
  items,
  look,
  isFirst = false,
}: MenuSectionProps) {
  return (
    <section
      className={styles.section}
      id={anchor}
      // A press on its tab moves the focus here.
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      data-far={(look === 'row' && !isFirst) || undefined}
    >
      <h2 id={`${anchor}-title`}>{title}</h2>
      <ul className={look === 'row' ? styles.rows : styles.tiles}>
        {items.map((item) => (
          <li key={item.id}>
            <ProductCard product={item} look={look} priority={look === 'tile' ? 'early' : 'lazy'} />
          </li>
        ))}
      </ul>
    </section>
  );
});
