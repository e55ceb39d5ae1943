/** Groups of nodes that can all reach each other, by Tarjan's algorithm; single nodes are left out. */
export const circlesOf = (edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const order = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: (readonly string[])[] = [];

  const visit = (node: string): number => {
    const place = order.size;
    order.set(node, place);
    open.push(node);
    isOpen.add(node);
    let low = place;
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (isOpen.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === place) {
      const circle = open.splice(open.indexOf(node));
      for (const member of circle) isOpen.delete(member);
      if (circle.length > 1) circles.push(circle);
    }
    return low;
  };

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return circles;
};
