/** Which forms are open in this browser, in whatever tab, by a name that each gives itself. */
export interface OpenForms {
  /** Says so of a form for as long as its page is there; false where another page has said it before. */
  claim: (name: string) => Promise<boolean>;
  all: () => Promise<ReadonlySet<string>>;
}

/**
 * By a lock for each form, which goes with its page, however that ends. Where the browser has no locks
 * (on plain HTTP) no form is known to be open.
 */
export function openForms(locks: LockManager | undefined): OpenForms {
  return {
    async claim(name) {
      if (!locks) return true;
      return new Promise((resolve) => {
        const held = locks.request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock ? new Promise<never>(() => {}) : undefined;
        });
        held.catch(() => resolve(true));
      });
    },
    async all() {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      return new Set(held.map(({ name = '' }) => name));
    },
  };
}
