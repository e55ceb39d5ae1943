import type { GeoPoint } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { StoryGroup } from './story.ts';

/** What shops show of themselves, in the language of the app instance. */
export interface Stories {
  /**
   * CATALOG-3a, CATALOG-3b: what is fresh at this moment, by shop; of all shops, or of those that deliver to a place.
   */
  list(at: GeoPoint | undefined): Answer<readonly StoryGroup[]>;
}
