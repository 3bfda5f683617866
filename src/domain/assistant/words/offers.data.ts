/** What is offered to visitors, by the beginnings of the facts' ids; nothing else ever is. */
export const offeredKinds =
  'add-on add-ons address answer automation automations booking bundles calculator case-study categories category closed-dates email field hours house legal package packages page partnership partnerships person phone portal posts process program project projects question quiz reach roi service services size sizes social step support tag team';
