import { lazyView } from '../../ui/lazy/index.ts';

/** Loaded when somebody opens a conversation beside a page. */
export const TalkSheet = lazyView(() => import('./talk-sheet.view.tsx').then((module) => module.TalkSheet));
