import { comfortMarks, type ComfortAppearance } from '@domain/appearance/index.ts';

type Deps = {
  /** The root element. */
  readonly root: HTMLElement;
  /** Loads the styles that the marks of the root element turn on. */
  readonly loadStyles: () => Promise<unknown>;
};

/** ACCESS-3a: marks the root element with the chosen comfort. Styles that fail to load come with the next page. */
export const createDocumentComfort = ({ root, loadStyles }: Deps): ComfortAppearance => ({
  showComfort: async (comfort) => {
    const { dataset } = root;
    for (const [name, value] of Object.entries(comfortMarks(comfort))) {
      if (value === undefined) delete dataset[name];
      else dataset[name] = value;
    }
    await loadStyles().catch(() => {});
  },
});
