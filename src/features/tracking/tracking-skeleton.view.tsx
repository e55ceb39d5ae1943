import { useTranslate } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';

/** Takes the place of a page with a delivery while it loads. */
export function TrackingSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')}>
      <Skeleton shape="title" />
      <Skeleton shape="row" />
      <Skeleton shape="cover" />
    </div>
  );
}
