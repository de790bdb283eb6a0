import type * as v from 'valibot';

type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** The output type of a schema, deeply read-only. Every wire type is made by this. */
export type Infer<S extends v.GenericSchema> = DeepReadonly<v.InferOutput<S>>;
