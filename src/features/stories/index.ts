export { createStoryQueries, type StoryQueries } from './story.queries.ts';
export { STORY_QUERIES } from './stories.tokens.ts';
export { StoryRail } from './story-rail.view.tsx';
