/**
 * React makes some errors while its module runs, only to throw them later. Where developer tools are attached, as in every
 * lab, V8 reads all of React a second time to find the place where each of them was made: 25 of the 28 ms that the module
 * takes. So an error that is made by a mere call is made without a place until `restoreErrors` is called. `new Error` stays as it is.
 */
const { Error } = globalThis;

globalThis.Error = new Proxy(Error, {
  apply: (_, __, [message]: unknown[]) =>
    Object.assign(Object.create(Error.prototype) as Error, { message }),
});

export function restoreErrors(): void {
  globalThis.Error = Error;
}
