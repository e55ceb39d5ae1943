const TIMES = 16;

const prototypeOf = (value: object): object => Object.getPrototypeOf(value) as object;

/** What loops and look-ups are made of. A step of `for … of` is one `next` of an iterator. */
const STEPS: readonly (readonly [owner: object, name: string])[] = [
  [prototypeOf([][Symbol.iterator]()), 'next'],
  [prototypeOf(''[Symbol.iterator]()), 'next'],
  [Array.prototype, 'push'],
  [Map.prototype, 'get'],
  [String.prototype, 'normalize'],
  [String.prototype, 'slice'],
  [String.prototype, 'startsWith'],
];

/** Counts the calls of the built-in functions above while the work runs. */
const stepsOf = (work: () => unknown): number => {
  let steps = 0;
  const plain = STEPS.map(([owner, name]) => Reflect.get(owner, name) as (...given: unknown[]) => unknown);
  const install = (index: number, step: (...given: unknown[]) => unknown): void => {
    const [owner, name] = STEPS[index] ?? [{}, ''];
    Object.defineProperty(owner, name, { value: step, writable: true, configurable: true });
  };
  for (let index = 0; index < STEPS.length; index += 1) {
    const original = plain[index];
    install(index, function counted(this: unknown, ...given) {
      steps += 1;
      return original && Reflect.apply(original, this, given);
    });
  }
  try {
    work();
  } finally {
    for (let index = 0; index < STEPS.length; index += 1) install(index, plain[index] as () => unknown);
  }
  return steps;
};

/**
 * Whether sixteen times the input takes about sixteen times the steps: not their square, and not none, as of work that
 * takes none of the counted steps. No clock: the figure is the same on every machine.
 */
export const isLinear = (work: (size: number) => unknown, size: number): boolean => {
  const growth = stepsOf(() => work(size * TIMES)) / stepsOf(() => work(size));
  return growth > TIMES / 2 && growth < TIMES * 2;
};
