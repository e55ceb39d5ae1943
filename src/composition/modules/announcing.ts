import type { ReferenceViewModel } from '../../features/reference/index.ts';

type Announces = { readonly announces: (extension: string) => boolean };
type WithReference<Deps> = Omit<Deps, 'announces'> & { readonly reference: ReferenceViewModel };

/** An adapter that asks for the server's extensions when a call is made: the settings may arrive later. */
export const announcing =
  <Deps extends object, Port>(create: (deps: Deps & Announces) => Port) =>
  ({ reference, ...deps }: WithReference<Deps>): Port =>
    create({
      ...(deps as unknown as Deps),
      announces: (extension) => reference.settings.extensions.includes(extension),
    });
