import { makeAutoObservable } from 'mobx';
import {
  toggleTheme,
  type ChosenTheme,
  type DevicePreferences,
  type DocumentAppearance,
  type Theme,
} from '@domain/appearance/index.ts';

type Deps = {
  readonly chosen: ChosenTheme;
  readonly preferences: DevicePreferences;
  readonly appearance: DocumentAppearance;
};

/** Light or dark: the device's preference until the customer chooses (LOCALE-7). */
export class ThemeViewModel {
  chosen: Theme | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.chosen = deps.chosen.read();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get theme(): Theme {
    return this.chosen ?? this.#deps.preferences.theme();
  }

  toggle(): void {
    const next = toggleTheme(this.theme);
    this.#deps.chosen.write(next);
    this.#deps.appearance.showTheme(next);
    this.chosen = next;
  }
}
