/** The part of the Network Information API that is used; browsers without it count as fast. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Scale of media in low-bandwidth mode. */
export const LOW_BANDWIDTH_SCALE = 0.6;

/** Whether to serve light media: on 2g or slow-2g, or if the visitor's Save-Data setting is on. */
export function isLowBandwidth(connection: Connection | undefined): boolean {
  return /2g/.test(connection?.effectiveType ?? '') || connection?.saveData === true;
}
