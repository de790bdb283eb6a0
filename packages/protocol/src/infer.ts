import type * as v from 'valibot';

type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** The type of what a schema lets through, read-only all the way down. Every type of the wire is made by this. */
export type Infer<S extends v.GenericSchema> = DeepReadonly<v.InferOutput<S>>;
