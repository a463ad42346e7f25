import * as z from "zod/mini";

// zod probes `new Function` for a faster parser, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** A key that may be missing or null; both read as null, which means unknown. */
export const text = z._default(z.nullable(z.string()), null);
export const number = z._default(z.nullable(z.number()), null);
/** A price, a quantity or a limit: known ones are never negative. */
export const amount = z._default(z.nullable(z.number().check(z.nonnegative())), null);
export const bool = z._default(z.nullable(z.boolean()), null);
export const textList = z._default(z.nullable(z.array(z.string())), null);

/** In an overlay a missing key says nothing, while null says unknown: the two stay apart. */
export const overlayAmount = z.optional(z.nullable(z.number().check(z.nonnegative())));
export const overlayBool = z.optional(z.nullable(z.boolean()));

/** A list that may be missing or null; both read as empty. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z._default(z.nullable(z.array(item)), null),
    z.transform((items) => items ?? []),
  );
}

/** An object that may be missing or null; both read as one with nothing known. */
export function section<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.pipe(
    z.optional(z.nullable(shape)),
    z.transform((value): z.output<Shape> => value ?? z.parse(shape, {})),
  );
}
