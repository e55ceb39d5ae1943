export { createFollowing, type Following } from './create-following.ts';
export type { StoredFollowLinks } from './follow-links.port.ts';
