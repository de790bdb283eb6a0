// What changed in a JSON value, as JSON: `applied(before, patchOf(before, after))` is `after`, byte for byte.
//
//   a text, number, boolean or null    the new value
//   [value]                            the new value, an object or a list, whole
//   { name: patch, … }                 the fields of an object that changed; all others stay
//   { "-": […], "+": […], "3": patch } a list: places that are dropped, [place, value] of what is new, and, by their place
//                                      in the new list, elements that changed
//
// An object that has other names than before is sent whole. Names have a fixed order: that of the type or, where they
// are data such as locations, that of the map.

export type Json = object | string | number | boolean | null | undefined;
export type Fields = Readonly<Record<string, Json>>;
type Scalar = string | number | boolean | null;
export type Patch = Scalar | readonly [Json] | Fields;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isWhole = (value: Json): value is Fields => typeof value === 'object' && value !== null;

/** Undefined if nothing changed. */
export function patchOf(before: Json, after: Json): Patch | undefined {
  if (before === after) return undefined;
  if (!isWhole(after)) return after as Scalar;
  if (!isWhole(before) || isList(before) !== isList(after)) return [after];
  return isList(before) ? listPatch(before, after as unknown as readonly Json[]) : fieldsPatch(before, after);
}

function fieldsPatch(before: Fields, after: Fields): Patch | undefined {
  let patch: Record<string, Json> | undefined;
  let names = 0;
  for (const name in after) {
    names += 1;
    const was = before[name];
    const is = after[name];
    if (was === is) continue;
    if (was === undefined) return [after];
    const inner = patchOf(was, is);
    if (inner !== undefined) (patch ??= {})[name] = inner;
  }
  for (const _ in before) names -= 1;
  return names === 0 ? patch : [after];
}

/** Elements keep their order: those that are the same thing are compared, the others dropped or new. */
function listPatch(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  let from = 0;
  let dropped: number[] | undefined;
  let added: [number, Json][] | undefined;
  let patch: Record<string, Json> | undefined;
  for (let to = 0; to < after.length; to++) {
    const found = placeOf(after[to], before, from);
    if (found < 0) {
      (added ??= []).push([to, after[to]]);
      continue;
    }
    while (from < found) (dropped ??= []).push(from++);
    from = found + 1;
    const inner = patchOf(before[found], after[to]);
    if (inner !== undefined) (patch ??= {})[to] = inner;
  }
  while (from < before.length) (dropped ??= []).push(from++);
  if (added !== undefined && added.length === after.length) return [after];
  if (after.length === 0) return before.length === 0 ? undefined : [after];
  if (dropped !== undefined) (patch ??= {})['-'] = dropped;
  if (added !== undefined) (patch ??= {})['+'] = added;
  return patch;
}

function placeOf(element: Json, list: readonly Json[], from: number): number {
  for (let at = from; at < list.length; at++) if (isSame(list[at], element)) return at;
  return -1;
}

/** Two objects are the same thing if their first fields are equal: a block, an area, the ends of a road, a cursor. */
function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (!isWhole(one) || !isWhole(other)) return false;
  for (const name in one) return isAlike(one[name], other[name]);
  return false;
}

const isAlike = (one: Json, other: Json): boolean =>
  one === other || (isList(one) && isList(other) && one.every((each, at) => each === other[at]));

/** What `patch` makes of a value. What did not change is shared with it. */
export function applied<T>(before: T, patch: Patch | undefined): T;
export function applied(before: Json, patch: Patch | undefined): Json {
  if (patch === undefined) return before;
  if (!isWhole(patch)) return patch;
  if (isList(patch)) return patch[0];
  return isList(before) ? listAfter(before, patch) : fieldsAfter(before as Fields, patch);
}

function fieldsAfter(before: Fields, patch: Fields): Fields {
  const after: Record<string, Json> = { ...before };
  for (const name of Object.keys(patch)) after[name] = applied(before[name], patch[name] as Patch);
  return after;
}

export function listAfter(before: readonly Json[], patch: Fields): readonly Json[] {
  const {
    '-': dropped = [],
    '+': added = [],
    ...changed
  } = patch as {
    readonly '-'?: readonly number[];
    readonly '+'?: readonly (readonly [number, Json])[];
    readonly [place: string]: Json;
  };
  const after = dropped.length === 0 ? [...before] : before.filter((_, at) => !dropped.includes(at));
  for (const [place, value] of added) after.splice(place, 0, value);
  for (const place of Object.keys(changed))
    after[Number(place)] = applied(after[Number(place)], changed[place] as Patch);
  return after;
}
