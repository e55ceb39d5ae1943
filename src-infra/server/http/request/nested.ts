type Node = Map<string, Node | string>;

/**
 * Reads `ids[0]=1`, `ids[]=2`, `address[latitude]=52.3` (contract 1.1) into arrays and objects. Of two values for one
 * place the later counts.
 */
export const readNested = (entries: Iterable<readonly [string, string]>): Record<string, unknown> => {
  const root: Node = new Map();
  for (const [name, value] of entries) put(root, keysOf(name), value);
  return members(root);
};

const MAX_LEVELS = 8;

/** `a[b][]` is a, b and the next free index; a name with unbalanced brackets is used unchanged. */
const keysOf = (name: string): readonly string[] => {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return [name];
  const inner = (match[2] ?? '').match(/[^[\]]+|\[\]/g) ?? [];
  return [match[1] ?? '', ...inner].slice(0, MAX_LEVELS);
};

const put = (root: Node, keys: readonly string[], value: string): void => {
  let node = root;
  keys.forEach((key, level) => {
    const name = key === '[]' ? String(node.size) : key;
    if (level === keys.length - 1) node.set(name, value);
    else node = childOf(node, name);
  });
};

const childOf = (node: Node, name: string): Node => {
  const found = node.get(name);
  if (found instanceof Map) return found;
  const fresh: Node = new Map();
  node.set(name, fresh);
  return fresh;
};

const members = (node: Node): Record<string, unknown> => {
  const record: Record<string, unknown> = Object.create(null);
  for (const [name, value] of node) record[name] = typeof value === 'string' ? value : valueOf(value);
  return record;
};

/** Whole numbers as names make an array, in their order and without gaps. */
const valueOf = (node: Node): unknown => {
  const names = [...node.keys()];
  if (!names.every((name) => /^\d{1,9}$/.test(name))) return members(node);
  return names
    .sort((left, right) => Number(left) - Number(right))
    .map((name) => node.get(name))
    .map((value) => (value instanceof Map ? valueOf(value) : value));
};
