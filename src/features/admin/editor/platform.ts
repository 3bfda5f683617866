/** Whether the keys are those of a Mac. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
