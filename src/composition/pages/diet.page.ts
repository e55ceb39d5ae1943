import { ANNOUNCER } from '../../features/announcer/index.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { DietPageView } from '../../features/dietary/diet-page.view.tsx';
import { DietPageViewModel } from '../../features/dietary/diet-page.view-model.ts';
import { DIETARY, DIETARY_PROFILE, TELLING } from '../../features/dietary/dietary.tokens.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { bindDietaryProfile } from '../modules/dietary-profile.module.ts';
import { bindTelling } from '../modules/telling.module.ts';
import { DATA_CACHE, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

export const page = definePage(
  DietPageViewModel,
  DietPageView,
  {
    kept: DIETARY_PROFILE,
    telling: TELLING,
    reference: REFERENCE_VIEW_MODEL,
    dietary: DIETARY,
    cache: DATA_CACHE,
    queries: CATALOG_QUERIES,
    toasts: TOASTS_VIEW_MODEL,
    announcer: ANNOUNCER,
    translate: TRANSLATE,
  },
  (options) => {
    bindDietaryProfile(options);
    bindTelling(options);
  },
);
