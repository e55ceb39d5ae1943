export { ANNOUNCER } from './announcer.tokens.ts';
export { Announcer } from './announcer.view.tsx';
export { AnnouncerViewModel, SETTLE_MS } from './announcer.view-model.ts';
