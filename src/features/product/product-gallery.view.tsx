import { useRef, useState } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/story-icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import styles from './product-gallery.module.scss';

type ProductGalleryProps = {
  readonly pictures: readonly string[];
  readonly name: string;
  /** As of `Picture`. */
  readonly sizes: string;
};

/** Several pictures of a product, one at a time: by swipe, by the arrow keys, and by two buttons. */
export function ProductGallery({ pictures, name, sizes }: ProductGalleryProps) {
  const translate = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const last = pictures.length - 1;

  const follow = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    // Counts from zero downwards in right-to-left pages.
    if (clientWidth > 0) setShown(Math.min(last, Math.round(Math.abs(scrollLeft) / clientWidth)));
  };
  const go = (place: number): void => {
    if (!row.current || place < 0 || place > last) return;
    const sign = getComputedStyle(row.current).direction === 'rtl' ? -1 : 1;
    row.current.scrollTo({ left: sign * place * row.current.clientWidth });
  };

  return (
    <div className={styles.gallery}>
      <div
        ref={row}
        className={styles.row}
        role="group"
        aria-label={translate('product.pictures', { name })}
        // It scrolls, also with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
      >
        {pictures.map((source, place) => (
          <div key={source} className={styles.slide}>
            <Picture source={source} shape="square" sizes={sizes} priority={place === 0 ? 'early' : 'lazy'} />
          </div>
        ))}
      </div>
      <div className={styles.back}>
        <IconButton
          icon={icons.chevronLeftIcon}
          label={translate('product.picture_previous')}
          look="solid"
          points
          aria-disabled={shown === 0}
          onClick={() => go(shown - 1)}
        />
      </div>
      <div className={styles.on}>
        <IconButton
          icon={icons.chevronRightIcon}
          label={translate('product.picture_next')}
          look="solid"
          points
          aria-disabled={shown === last}
          onClick={() => go(shown + 1)}
        />
      </div>
      <VisuallyHidden>
        <span role="status">
          {translate('product.picture_of', { number: String(shown + 1), total: String(pictures.length) })}
        </span>
      </VisuallyHidden>
      <div className={styles.dots} aria-hidden="true">
        {pictures.map((source, place) => (
          <i key={source} data-shown={place === shown || undefined} />
        ))}
      </div>
    </div>
  );
}
