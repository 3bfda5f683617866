/** A daylight saving change in the agency's time zone (America/Chicago), all instants in UTC. */
export interface ClockChange {
  /** On the Friday before, while calls can still be booked. */
  before: string;
  /** Two seconds before the change, in the night to Sunday. */
  eve: string;
  /** An hour earlier, as when somebody sets the clock back by hand. */
  setBack: string;
  /** The Monday after it, and the instant at which its nine o'clock slot begins. */
  monday: string;
  nine: string;
}

export const CHANGES: ClockChange[] = [
  {
    before: '2027-03-12T20:30:00Z',
    eve: '2027-03-14T07:59:58Z',
    setBack: '2027-03-14T07:00:00Z',
    monday: '2027-03-15',
    nine: '2027-03-15T14:00:00.000Z',
  },
  {
    before: '2027-11-05T20:30:00Z',
    eve: '2027-11-07T06:59:58Z',
    setBack: '2027-11-07T06:00:00Z',
    monday: '2027-11-08',
    nine: '2027-11-08T15:00:00.000Z',
  },
];
