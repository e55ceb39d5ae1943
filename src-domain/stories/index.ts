export type { Stories } from './stories.port.ts';
export { isFresh, STORY_LIFE_MS, STORY_SHOWN_MS, storyGroups, type Story, type StoryGroup } from './story.ts';
export { placeAfter, placeBefore, storyAt, type StoryPlace } from './story-place.ts';
