/** The part of the Network Information API that the rule reads; browsers without it count as fast. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Size of media in low-bandwidth mode, as a share of its full size. */
export const LOW_BANDWIDTH_SCALE = 0.6;

/** Whether to serve light media: on 2g, on slow-2g, or when the visitor asked to save data. */
export function isLowBandwidth(connection: Connection | undefined): boolean {
  return /2g/.test(connection?.effectiveType ?? '') || connection?.saveData === true;
}
