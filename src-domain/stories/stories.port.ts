import type { GeoPoint } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { StoryGroup } from './story.ts';

/** The stories of shops, in the language of the app instance. */
export interface Stories {
  /** CATALOG-3a, CATALOG-3b: Fresh stories by shop; of all shops, or of those that deliver to a location. */
  list(at: GeoPoint | undefined): Answer<readonly StoryGroup[]>;
}
