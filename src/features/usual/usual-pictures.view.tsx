import { Picture } from '../../ui/picture/index.ts';
import styles from './usual.module.scss';
import type { UsualOffer } from './usual.queries.ts';

const SHOWN = 4;

/** Up to four of its dishes, in one square. */
export function UsualPictures({ offer: { reorder } }: { readonly offer: UsualOffer }) {
  const dishes = reorder.rows.flatMap(({ line }) => line ?? []).slice(0, SHOWN);
  return (
    <div className={styles.pictures} data-count={dishes.length}>
      {dishes.map(({ stockId, item }, index) => (
        <Picture key={`${stockId} ${index}`} source={item.image} shape="square" sizes="96px" />
      ))}
    </div>
  );
}
