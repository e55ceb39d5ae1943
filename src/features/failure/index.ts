export { FailureState } from './failure-state.view.tsx';
export { failureText } from './failure.messages.ts';
export { MoreOf } from './more-of.view.tsx';
