import type { Container } from 'inversify';
import { runInAction } from 'mobx';
import { bindings, View } from '../composition/modules/usual.module.ts';
import { LAZY_BINDINGS, resolve } from '../di/index.ts';
import { USUAL } from '../features/usual/index.ts';

/** ORDER-8f: fills the places of usual orders on the home page and in menus. */
export const offerUsual = (container: Container): void => {
  resolve(container, LAZY_BINDINGS).load(bindings);
  runInAction(() => resolve(container, USUAL).set(View));
};
