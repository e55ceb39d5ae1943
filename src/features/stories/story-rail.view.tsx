import { useState } from 'react';
import type { StoryGroup } from '@domain/stories/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { Rail } from '../../ui/rail/index.ts';
import styles from './story-rail.module.scss';

const StoryViewer = lazyView(() => import('./story-viewer.view.tsx').then((module) => module.StoryViewer));

type StoryRailProps = {
  readonly groups: readonly StoryGroup[];
  /** Class of cards that show the stories' pictures; without one, the rail shows the shops' logos in a ring. */
  readonly card?: string | undefined;
};

/** CATALOG-3: shops with stories of today. */
export function StoryRail({ groups, card }: StoryRailProps) {
  const translate = useTranslate();
  const [opened, open] = useState<number>();
  if (groups.length === 0) return null;
  return (
    <section className={styles.stories} aria-label={translate('stories.label')}>
      <Rail>
        {groups.map(({ shopId, stories: [first] }, index) => (
          <li key={shopId}>
            <button
              type="button"
              className={card ?? styles.story}
              aria-haspopup="dialog"
              aria-label={translate('stories.of', { shop: first.shopTitle })}
              onClick={() => open(index)}
            >
              <BarePicture
                source={(!card && first.logo) || first.image}
                widths={[320]}
                sizes="160px"
                width="160"
                height="160"
                loading="lazy"
              />
              <bdi>{first.shopTitle}</bdi>
            </button>
          </li>
        ))}
      </Rail>
      {opened !== undefined && <StoryViewer groups={groups} first={opened} onClose={() => open(undefined)} />}
    </section>
  );
}
