/** How an operation is described once, for the server's route, its API description and every caller. */
import type { $ZodType, input, output } from 'zod/v4/core'

/** Something with an address: an operation, or a page, script or image that is only linked to. */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base address of its host; parameters as `:name`, for example `/sessions/:id`. */
  readonly path: string
  /** Schema of the `:name` parameters of the path. */
  readonly params?: $ZodType
  readonly query?: $ZodType
}

/**
 * One call between client and server: address, request body, reply and error codes. Every operation can also reply with the
 * problem documents of a malformed request (400), too many requests (429) and a failed service (5xx); they are not listed in
 * `errors`.
 */
export interface Operation extends Address {
  /** Schema of the request body; absent: no body is sent. */
  readonly body?: $ZodType
  /** JSON by default; values of a form are strings. */
  readonly encoding?: 'json' | 'form'
  /** Schema of a successful response; `null`: no content (204). */
  readonly reply: $ZodType | null
  /** HTTP status of a successful response: 200 by default, 204 without a reply. */
  readonly status?: 200 | 201 | 202 | 204
  /** The `errorCode`s its problem documents (RFC 9457) can carry. */
  readonly errors?: readonly string[]
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** A path with parameters requires a schema of exactly these; a path without any must have none. */
type HasParamSchema<A extends Address> = [ParamNames<A['path']>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: $ZodType<Record<ParamNames<A['path']>, unknown>> }

/** Defines an operation and keeps its literal types. A `:name` of the path that `params` does not describe is a compile error. */
export const defineOperation = <const O extends Operation>(operation: O & HasParamSchema<O>): O => operation
/** Defines an address that is only linked to; same checks as `defineOperation`. */
export const defineAddress = <const A extends Address>(address: A & HasParamSchema<A>): A => address

type SchemaOf<A, Key extends string> = A extends { readonly [K in Key]?: infer Schema } ? Extract<Schema, $ZodType> : never
/** `{ body: … }`: optional where an empty value is valid, absent where the operation has none. */
type PartInput<A, Key extends 'params' | 'query' | 'body'> = [SchemaOf<A, Key>] extends [never]
  ? { readonly [K in Key]?: undefined }
  : Record<never, never> extends input<SchemaOf<A, Key>>
    ? { readonly [K in Key]?: input<SchemaOf<A, Key>> }
    : { readonly [K in Key]: input<SchemaOf<A, Key>> }

/** The `params` and `query` that fill an address. */
export type AddressInput<A extends Address> = PartInput<A, 'params'> & PartInput<A, 'query'>
/** What a caller passes: `params`, `query` and `body`, before defaults and coercion. */
export type OperationInput<O extends Operation> = AddressInput<O> & PartInput<O, 'body'>
/** What a caller receives: the parsed reply; `null` where there is none. */
export type ReplyOf<O extends Operation> = O['reply'] extends $ZodType ? output<O['reply']> : null
/** What a server may return: the reply before it is serialised; `null` where there is none. */
export type ReplyInputOf<O extends Operation> = O['reply'] extends $ZodType ? input<O['reply']> : null
/** What a server receives in `params`, `query` or `body`, after defaults and coercion. */
export type Received<O extends Address, Key extends 'params' | 'query' | 'body'> = [SchemaOf<O, Key>] extends [never]
  ? undefined
  : output<SchemaOf<O, Key>>
/** Union of the error codes that the operation declares. */
export type ErrorCodeOf<O extends Operation> = O extends { readonly errors: readonly (infer Code extends string)[] }
  ? Code
  : never

/** Argument list with an input that may be omitted when every part of it is optional. */
export type InputArguments<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input]

/**
 * The address below the host's base with its parameters (URL-encoded) and query filled in. Query values that are `undefined` are
 * omitted.
 */
export const addressOf = <A extends Address>(address: A, ...[input]: InputArguments<AddressInput<A>>): string =>
  fillPath(address.path, input)

/** Like `addressOf`, for callers that have already checked the type of the input. */
export function fillPath(path: string, input: { params?: unknown; query?: unknown } = {}): string {
  const params = new Map(Object.entries(input.params ?? {}))
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name) ?? '')))
  const queryEntries = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined)
  if (queryEntries.length === 0) return filledPath
  return `${filledPath}?${new URLSearchParams(queryEntries.map(([name, value]) => [name, String(value)]))}`
}
