// Whether players can all be paired (C4): a perfect matching in a general graph, by Edmonds' algorithm.

type IsEdge = (one: number, other: number) => boolean;

/** How many of `count` vertices are left without a partner at best. */
export function leftOver(count: number, isEdge: IsEdge): number {
  const mate = new Int16Array(count).fill(-1);
  for (let vertex = 0; vertex < count; vertex++) {
    if (mate[vertex] !== -1) continue;
    for (let other = vertex + 1; other < count; other++) {
      if (mate[other] !== -1 || !isEdge(vertex, other)) continue;
      mate[vertex] = other;
      mate[other] = vertex;
      break;
    }
  }
  let left = 0;
  for (let vertex = 0; vertex < count; vertex++)
    if (mate[vertex] === -1 && !augment(count, isEdge, mate, vertex)) left++;
  return left;
}

/** Looks for an alternating path from a free vertex to another, and swaps its edges. */
function augment(count: number, isEdge: IsEdge, mate: Int16Array, root: number): boolean {
  const parent = new Int16Array(count).fill(-1);
  const base = Int16Array.from({ length: count }, (_, vertex) => vertex);
  const isOuter = new Uint8Array(count);
  const queue = [root];
  isOuter[root] = 1;

  const commonBase = (one: number, other: number): number => {
    const seen = new Set<number>();
    for (let at = base[one]!; ; at = base[parent[mate[at]!]!]!) {
      seen.add(at);
      if (mate[at] === -1) break;
    }
    for (let at = base[other]!; ; at = base[parent[mate[at]!]!]!) if (seen.has(at)) return at;
  };
  const markPath = (from: number, top: number, child: number, inside: Uint8Array): void => {
    for (let at = from, under = child; base[at] !== top; at = parent[mate[at]!]!) {
      inside[base[at]!] = inside[base[mate[at]!]!] = 1;
      parent[at] = under;
      under = mate[at]!;
    }
  };

  for (let head = 0; head < queue.length; head++) {
    const from = queue[head]!;
    for (let to = 0; to < count; to++) {
      if (base[from] === base[to] || mate[from] === to || !isEdge(from, to)) continue;
      if (to === root || (mate[to] !== -1 && parent[mate[to]!] !== -1)) {
        const top = commonBase(from, to);
        const inside = new Uint8Array(count);
        markPath(from, top, to, inside);
        markPath(to, top, from, inside);
        for (let vertex = 0; vertex < count; vertex++) {
          if (inside[base[vertex]!] === 0) continue;
          base[vertex] = top;
          if (isOuter[vertex] === 1) continue;
          isOuter[vertex] = 1;
          queue.push(vertex);
        }
      } else if (parent[to] === -1) {
        parent[to] = from;
        const next = mate[to]!;
        if (next === -1) {
          swapPath(mate, parent, to);
          return true;
        }
        isOuter[next] = 1;
        queue.push(next);
      }
    }
  }
  return false;
}

function swapPath(mate: Int16Array, parent: Int16Array, end: number): void {
  for (let at = end; at !== -1;) {
    const before = parent[at]!;
    const next = mate[before]!;
    mate[at] = before;
    mate[before] = at;
    at = next;
  }
}
