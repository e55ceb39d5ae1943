export { AREA_REACH_KM, areaOf, FOLLOWED_AFTER_MS, followedPosition, isFollowable } from './follow.ts';
export {
  expectedParcel,
  firstNameOf,
  type FollowedOrder,
  type FollowedParcel,
  type FollowedState,
} from './followed.ts';
export type { Followings, FollowingUpdates, FollowLinks } from './following.ports.ts';
