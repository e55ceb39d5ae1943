export { resolve } from './resolve.ts';
export { ContainerProvider, useService, useViewModel, type Activatable } from './container-context.tsx';
export { construct, defineToken, provide, type Bindings, type Token, type TokensFor } from './token.ts';
