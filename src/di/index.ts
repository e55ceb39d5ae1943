export { resolve } from './resolve.ts';
export { ContainerProvider, useService, useViewModel, type Activatable } from './container-context.tsx';
export { createLazyBindings, LAZY_BINDINGS, type LazyBindings } from './lazy-bindings.ts';
export { construct, defineToken, provide, type Bindings, type Token, type TokensFor } from './token.ts';
