export { FailureState } from './failure-state.view.tsx';
export { failureText } from './failure.messages.ts';
export { ListEnd } from './list-end.view.tsx';
export { PagedList } from './paged-list.view.tsx';
