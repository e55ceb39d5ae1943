import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Stories, StoryGroup } from '@domain/stories/index.ts';
import type { Query } from '../../data/index.ts';

type Deps = {
  readonly stories: Stories;
  /** The language, which is part of every key. */
  readonly language: () => string;
};

/** The query of the stories. */
export type StoryQueries = { stories(at?: GeoPoint): Query<readonly StoryGroup[]> };

/** Stories expire while a page is open. */
const FRESH_MS = 300_000;

export const createStoryQueries = ({ stories, language }: Deps): StoryQueries => ({
  stories: (at) => ({ key: ['stories', at, language()], freshMs: FRESH_MS, load: () => stories.list(at) }),
});
