import { defineToken } from '../../di/index.ts';
import type { StoryQueries } from './story.queries.ts';

export const STORY_QUERIES = defineToken<StoryQueries>('StoryQueries');
