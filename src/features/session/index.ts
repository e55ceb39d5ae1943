export { SESSION_VIEW_MODEL } from './session.tokens.ts';
export { SessionViewModel } from './session.view-model.ts';
