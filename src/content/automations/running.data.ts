import type { Automation } from './automation.ts';

/** Daily operations: Operations, Logistics, Project Management. */
export const running: readonly Automation[] = [
  {
    id: 'stock-count-to-purchase-order',
    category: 'Operations',
    task: 'stock',
    title: 'Stock count to purchase order',
    description:
      'Watches stock against the pace of sales and each supplier’s lead time, and drafts the purchase order before the shelf is empty.',
    detail:
      'Lead times are measured from your deliveries, not taken from the supplier’s brochure. Orders are rounded to full cases and pooled to reach free freight. Purchasing approves from a phone, or changes a figure and says why.',
    icon: 'table',
    takes: 'Stock, sales, lead times',
    gives: 'Purchase order to approve',
    timeToValue: '4 weeks',
    complexity: 'moderate',
    roiMultiplier: '7x',
  },
  {
    id: 'field-form-to-work-order',
    category: 'Operations',
    title: 'Field form to work order',
    description:
      'Retires the clipboard: a technician’s notes and photos become the work order, parts request and customer report before the van leaves.',
    detail:
      'Works where there’s no signal and catches up when there is. Spoken notes are fine; gloves are assumed. The office sees the job close as it happens and bills from it the same day.',
    icon: 'form',
    takes: 'Photos, spoken notes',
    gives: 'Work order, parts, report',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '6x',
  },
  {
    id: 'shift-swaps-by-text-message',
    category: 'Operations',
    task: 'rosters',
    title: 'Shift swaps by text message',
    description:
      'Takes swap requests by text, checks skills, hours and rest rules, finds someone to cover, and updates the schedule without the 6 AM phone tree.',
    detail:
      'The shift is offered in the order you call fair, and the same person isn’t always asked first. A swap that would cause overtime goes to the supervisor with the cost beside it.',
    icon: 'table',
    takes: 'A text, the schedule, your rules',
    gives: 'Shift covered, schedule updated',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '4x',
  },
  {
    id: 'five-carrier-quotes-one-table',
    category: 'Logistics',
    title: 'Five carrier quotes, one table',
    description:
      'Asks your carriers for a rate on each load, lines up the answers by price, transit time and claims record, and books the one you pick.',
    detail:
      'Carriers answer as they always have, by portal, email or a PDF with a logo on it. Fuel and accessorial charges are added in, so the cheap one is really the cheap one. The rate confirmation is filed with the load.',
    icon: 'table',
    takes: 'Load details, carrier list',
    gives: 'Rates compared, load booked',
    timeToValue: '4 weeks',
    complexity: 'moderate',
    roiMultiplier: '6x',
  },
  {
    id: 'customs-papers-from-the-invoice',
    category: 'Logistics',
    task: 'tradePapers',
    title: 'Customs papers from the invoice',
    description:
      'Builds the declaration and packing list from the commercial invoice, proposes tariff codes, and flags the lines a broker should see.',
    detail:
      'Codes come from your own past declarations first, with the ruling or entry that supports them. Weights, values and counts must agree across all documents, or nothing is sent. The broker reviews five lines instead of ninety.',
    icon: 'invoice',
    takes: 'Commercial invoice, past entries',
    gives: 'Declaration for the broker',
    timeToValue: '8 weeks',
    complexity: 'advanced',
    roiMultiplier: '7x',
  },
  {
    id: 'meeting-notes-to-tasks',
    category: 'Project Management',
    title: 'Meeting notes to tasks',
    description:
      'Turns a recorded meeting into decisions, owners and due dates in your project tool, and asks about the task that nobody claimed.',
    detail:
      'Only what was agreed becomes a task; what was merely mentioned stays in the notes. Owners confirm with one tap, and last week’s open items lead the next agenda.',
    icon: 'letter',
    takes: 'Recording or rough notes',
    gives: 'Tasks with owners and dates',
    timeToValue: '1 week',
    complexity: 'simple',
    roiMultiplier: '5x',
  },
  {
    id: 'the-friday-status-report',
    category: 'Project Management',
    task: 'clientReports',
    title: 'The Friday status report',
    description:
      'Writes the weekly client report from tickets, hours and budget, says in plain words what slipped, and waits for the manager’s edit.',
    detail:
      'Budget used and work done are shown side by side, which is where surprises start. The manager’s changes to the wording are kept as the style for next week. Clients receive it at the same minute every Friday.',
    icon: 'chart',
    takes: 'Tickets, hours, budget',
    gives: 'Report in the manager’s drafts',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '4x',
  },
];
