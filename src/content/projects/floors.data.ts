import { project, type Project } from '#src/contracts/content/project.ts';

/** Projects for docks, clinics, counters and shop floors. */
export const floors: readonly Project[] = [
  project({
    title: 'Freight Billing Desk',
    cover: {
      alt: 'A crooked delivery note in a phone’s viewfinder, and an arrow to a pile of invoices.',
      hue: 7,
    },
    description:
      'Bills a load the evening it’s delivered: reads the signed note, matches rate and order, and disputes extra charges with proof.',
    features: [
      'Signed notes read from phone photos',
      'Rate confirmations matched to the load',
      'Detention claimed with gate times',
      'Factoring packet built along the way',
    ],
    tags: ['Logistics', 'Finance', 'Documents'],
    rating: 4.9,
    complexity: 'High',
    launchDate: '2025-08-04',
    icon: 'receipt',
    challenge:
      'Delivery notes came back crumpled, on Friday, in an envelope. Loads were billed nine days late on average, and waiting time at the dock was rarely billed at all, because proving it took more time than it was worth.',
    built:
      'Drivers photograph the note; the desk reads signature, counts and times, pairs them with order and rate confirmation, and issues the invoice. Differences go to a biller with both documents side by side.',
    result:
      'Clean loads are billed the same evening. Detention is claimed by default, with gate times attached, so customers argue about it less.',
    sample: [
      { step: 'Comes in', shown: 'Photo, 5:12 PM: note 20418, 22 pallets, signed' },
      { step: 'Matched', shown: 'Load A-7731, rate confirmation $1,840, two hours free' },
      { step: 'Checked', shown: 'Gate times show 3 h 20 min: detention applies' },
      { step: 'Goes out', shown: 'Invoice with note and gate log, 5:19 PM' },
    ],
    tryText: `Invoice no. 20418, March 4, 2026\nLoad A-7731 to dock 12, signed by R. Ortiz\n22 pallets, arrived 1:10 PM, left 4:30 PM\nRate $1,840.00, detention $150.00\nQuestions: (555) 010-0177, dispatch@carrier.example`,
    related: ['night-watch-for-stock', 'board-pack-builder'],
  }),
  project({
    title: 'Clinic Intake Without Clipboards',
    cover: {
      alt: 'A drawer full of clipboards beside a phone with three answered questions.',
      hue: 15,
    },
    description:
      'Patients answer once, on their own phones; insurance is checked before they arrive, and the chart is filled in by the time they sit down.',
    features: [
      'Works from a text message, no app',
      'Insurance verified the day before',
      'English and Spanish',
      'Writes to the chart after staff review',
    ],
    tags: ['Healthcare', 'Scheduling', 'Integrations'],
    rating: 4.8,
    complexity: 'High',
    launchDate: '2025-05-27',
    icon: 'form',
    challenge:
      'Every visit began with a clipboard asking for what the clinic already knew, followed by a receptionist typing it in while the phone rang.',
    built:
      'A link goes out two days ahead. Known answers are shown for confirmation, changed ones are marked, and insurance is verified with the payer. The front desk approves the changes, and they go into the chart.',
    result: 'The clipboards are in a drawer. Visits start closer to on time, and the front desk answers the phone.',
    sample: [
      { step: 'Comes in', shown: 'Appointment Thursday 9:40 AM, returning patient' },
      { step: 'Asked', shown: 'Three questions instead of thirty-one: what has changed?' },
      { step: 'Checked', shown: 'New insurance card, active, copay $25' },
      { step: 'Goes out', shown: 'Two changes for the front desk to approve, chart ready' },
    ],
    tryText: `From: Nora Castellano\nSubject: Thursday\n\nI have an appointment Thursday at 9:40 AM. My insurance changed on January 1: member number HX-44821, copay $25.00. My new phone is (555) 010-0161.`,
    related: ['tenant-inbox', 'parts-counter-quotes'],
  }),
  project({
    title: 'Parts Counter Quotes',
    cover: {
      alt: 'A measured drawing of a bracket with two holes, its quote, and four brackets on a shelf.',
      hue: 3,
    },
    description:
      'Turns “the bracket for the old blue one” into a part number, a price and a delivery date, while the customer is still on the line.',
    features: [
      'Search by photo, fragment or nickname',
      'Stock and lead time in the quote',
      'Substitutes with their differences',
      'Counter staff confirm each match',
    ],
    tags: ['AI', 'Sales', 'Manufacturing'],
    rating: 4.6,
    complexity: 'Medium',
    launchDate: '2025-11-17',
    icon: 'invoice',
    challenge: 'The catalog had 60,000 parts and two people who knew them. One was retiring in the spring.',
    built:
      'A search built on drawings, old orders and those two people’s notes, and tested against the two of them every day. It proposes up to three parts with the reason for each; the counter picks, and the quote writes itself.',
    result: 'New counter staff quote in their first week. What the retiring expert knew stayed at the counter.',
    sample: [
      { step: 'Comes in', shown: 'Call: “bracket, two holes, for the old blue press”' },
      { step: 'Proposed', shown: 'BR-2207, 1998 models and later; BR-2209 needs a spacer' },
      { step: 'Checked', shown: 'Photo from the customer: two holes, 40 mm apart' },
      { step: 'Goes out', shown: 'Quote for BR-2207, four in stock, ships today' },
    ],
    tryText: `From: Del Hargrove\nSubject: Bracket\n\nI need 4 pieces of part no. BR-2207 for the old blue press, by Friday. Last time I paid $18.50 each. Call me at (555) 010-0133 or write to del@hargrove.example.`,
    related: ['night-watch-for-stock', 'freight-billing-desk'],
  }),
  project({
    title: 'Night Watch for Stock',
    cover: {
      alt: 'Charts lie in a grid under a moon; one is on its way to the marigold slot.',
      hue: 12,
    },
    description:
      'Counts, compares and reorders across eleven stores while they’re closed, and leaves each manager one short list by six.',
    features: [
      'Reorders by store and season',
      'Supplier lead times, measured',
      'Transfers proposed before purchases',
      'Odd counts sent for a recount',
    ],
    tags: ['Retail', 'Reporting', 'Integrations'],
    rating: 4.7,
    complexity: 'Medium',
    launchDate: '2025-09-15',
    icon: 'chart',
    challenge:
      'Each store ordered from its own spreadsheet. One ran out of what another was marking down, twenty minutes away.',
    built:
      'A nightly pass over sales, stock and open orders that first looks for a transfer, then for a purchase, and explains each in a line. Managers check lines off or strike them; what they strike teaches the next night’s run.',
    result:
      'Managers spend minutes where they used to spend mornings, and the vans between stores no longer run empty.',
    sample: [
      { step: 'Comes in', shown: 'Store 4: seven space heaters left, first frost Thursday' },
      { step: 'Compared', shown: 'Store 9: thirty-one, selling one a week' },
      { step: 'Proposed', shown: 'Move twelve tonight, buy none' },
      { step: 'Goes out', shown: 'One line on two managers’ lists, both checked off by 6:10 AM' },
    ],
    tryText: `Store note, Wednesday 9:15 PM\nSpace heaters: 7 units left, first frost Thursday\nOrder no. SH-3310 from October: 40 units, $1,190.00\nAsk Imani before moving any, (555) 010-0128`,
    related: ['parts-counter-quotes', 'freight-billing-desk'],
  }),
];
