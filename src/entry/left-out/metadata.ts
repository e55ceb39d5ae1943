/**
 * Stands for reflect-metadata: no class of ours is decorated, so the container only keeps a few notes of its own here.
 * The part of the proposal that it calls, for whole objects.
 */
const notes = new Map<unknown, WeakMap<object, unknown>>();

const notesOf = (key: unknown): WeakMap<object, unknown> => {
  const known = notes.get(key) ?? new WeakMap<object, unknown>();
  notes.set(key, known);
  return known;
};

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object): unknown => notesOf(key).get(target),
  getMetadata: (key: unknown, target: object): unknown => notesOf(key).get(target),
  defineMetadata: (key: unknown, value: unknown, target: object): void => void notesOf(key).set(target, value),
});

export {};
