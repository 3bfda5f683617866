/**
 * A clock that can jump, as a machine's does when somebody sets it. Import it before any module that reads the time.
 * Until {@link jumpTo} is called, it shows the real time.
 */
const TrueDate = Date;
let ahead = 0;

const now = () => TrueDate.now() + ahead;

/** Sets the clock to an instant, from which it runs on. */
export function jumpTo(instant: Date): void {
  ahead = instant.getTime() - TrueDate.now();
}

// A proxy, not a subclass: existing instances remain instances of Date.
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, values: unknown[], wanted) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], wanted) as Date,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
