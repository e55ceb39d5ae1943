export { NOW_VIEW_MODEL } from './now.tokens.ts';
export { NowViewModel } from './now.view-model.ts';
