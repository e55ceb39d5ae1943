export { LikeButton } from './like-button.view.tsx';
export { LIKED_VIEW_MODEL } from './liked.tokens.ts';
export { LikedViewModel } from './liked.view-model.ts';
