export { ShareLinks } from './share.view.tsx';
export type { ShareDeps } from './share.view-model.ts';
