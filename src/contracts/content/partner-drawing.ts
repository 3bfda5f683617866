/** What is drawn beside a kind of partnership. */
export type PartnerDrawing = 'technology' | 'referral' | 'service';
