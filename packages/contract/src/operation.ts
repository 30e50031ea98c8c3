/** How an operation is written down once, for the server's route, its description and every caller. */
import type { $ZodType, input, output } from 'zod/v4/core'

/** Something with an address: an operation, or a page, a script, a picture that is only linked to. */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the host's base; parts in braces of a router: `/sessions/:id`. */
  readonly path: string
  /** Of the parts `:name` in the path. */
  readonly params?: $ZodType
  readonly query?: $ZodType
}

export interface Operation extends Address {
  /** Missing where none is sent. */
  readonly body?: $ZodType
  /** JSON unless said; a form's values are texts. */
  readonly encoding?: 'json' | 'form'
  /** Of the answer when it succeeded; `null`: there is nothing to read (204). */
  readonly reply: $ZodType | null
  /** What a success is answered with; 200 unless said, 204 without a reply. */
  readonly status?: 200 | 201 | 202 | 204
  /** The `errorCode`s of its problem documents, beside those every operation may answer (a wrong request, too many, a failed service). */
  readonly errors?: readonly string[]
}

type PartsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** A path with parts has a schema of exactly these; one without has none. */
type NamesItsParts<A extends Address> = [PartsOf<A['path']>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: $ZodType<Record<PartsOf<A['path']>, unknown>> }

/** Keeps the literal types; a `:part` of the path that `params` does not name does not compile. */
export const defineOperation = <const O extends Operation>(operation: O & NamesItsParts<O>): O => operation
export const defineAddress = <const A extends Address>(address: A & NamesItsParts<A>): A => address

type PartOf<A, Key extends string> = A extends { readonly [K in Key]?: infer Schema } ? Extract<Schema, $ZodType> : never
/** `{ body: … }`, optional where an empty one would do, absent where the operation has none. */
type Given<A, Key extends 'params' | 'query' | 'body'> = [PartOf<A, Key>] extends [never]
  ? { readonly [K in Key]?: undefined }
  : Record<never, never> extends input<PartOf<A, Key>>
    ? { readonly [K in Key]?: input<PartOf<A, Key>> }
    : { readonly [K in Key]: input<PartOf<A, Key>> }

/** What fills an address. */
export type AddressInput<A extends Address> = Given<A, 'params'> & Given<A, 'query'>
/** What a caller gives. */
export type OperationInput<O extends Operation> = AddressInput<O> & Given<O, 'body'>
/** What a caller gets, and a server may answer. */
export type ReplyOf<O extends Operation> = O['reply'] extends $ZodType ? output<O['reply']> : null
export type AnswerOf<O extends Operation> = O['reply'] extends $ZodType ? input<O['reply']> : null
/** What a server reads, after defaults and coercion. */
export type Received<O extends Address, Key extends 'params' | 'query' | 'body'> = [PartOf<O, Key>] extends [never]
  ? undefined
  : output<PartOf<O, Key>>
export type ErrorCodeOf<O extends Operation> = O extends { readonly errors: readonly (infer Code extends string)[] }
  ? Code
  : never

/** An optional argument where nothing has to be given. */
type InputArguments<Input> = Record<never, never> extends Input ? [given?: Input] : [given: Input]

/** The address below a host's base, its parts and query filled in. */
export const addressOf = <A extends Address>(address: A, ...[given]: InputArguments<AddressInput<A>>): string =>
  fillPath(address.path, given)

/** As `addressOf`, for who has checked the input's type already. A value of the query that is `undefined` is left out. */
export function fillPath(path: string, given: { params?: unknown; query?: unknown } = {}): string {
  const params = new Map(Object.entries(given.params ?? {}))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name) ?? '')))
  const asked = Object.entries(given.query ?? {}).filter(([, value]) => value !== undefined)
  if (asked.length === 0) return filled
  return `${filled}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
}
