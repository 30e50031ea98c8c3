/** A value that is constructed when one of its properties is first read or looked for. */
/* @__NO_SIDE_EFFECTS__ */
export function onFirstUse<Value extends object>(construct: () => Value): Value {
  let constructed: Value | undefined
  const value = (): Value => (constructed ??= construct())
  return new Proxy({} as Value, {
    get: (_, name) => Reflect.get(value(), name) as unknown,
    has: (_, name) => Reflect.has(value(), name),
  })
}
