export { ANNOUNCER } from './announcer.tokens.ts';
export { Announcer } from './announcer.view.tsx';
export { AnnouncerViewModel } from './announcer.view-model.ts';
