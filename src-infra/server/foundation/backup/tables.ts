export type Reference = { readonly child: string; readonly parent: string };

/**
 * Orders tables so that each follows those it refers to. A table may refer to itself; throws Error when several refer
 * to one another in a circle.
 */
export const parentsFirst = (names: readonly string[], references: readonly Reference[]): readonly string[] => {
  const left = new Set(names);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) =>
      references.every(({ child, parent }) => child !== name || parent === name || !left.has(parent)),
    );
    if (free.length === 0) throw new Error(`Tables reference each other in a circle: ${[...left].join(', ')}`);
    for (const name of free) left.delete(name);
    ordered.push(...free);
  }
  return ordered;
};
