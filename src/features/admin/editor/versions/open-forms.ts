/** The forms that are open in any tab of this browser, each by its own name. */
export interface OpenForms {
  /** Claims a name for as long as this page is open; false if another page already has it. */
  claim: (name: string) => Promise<boolean>;
  all: () => Promise<ReadonlySet<string>>;
}

/** One Web Lock per form, released however its page ends. Without locks (plain HTTP) no open form is known. */
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
