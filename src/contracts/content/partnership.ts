/** What is drawn beside a kind of partnership. */
export type PartnerDrawing = 'technology' | 'referral' | 'service';

/** A kind of partnership, on the contact page. */
export interface Partnership {
  readonly title: string;
  readonly text: string;
  readonly drawing?: PartnerDrawing;
}
