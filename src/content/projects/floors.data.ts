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
      'Bills a load the evening it is delivered: reads the signed note, matches rate and order, and argues accessorials with evidence.',
    features: [
      'Signed notes read from phone photos',
      'Rate confirmations matched to the load',
      'Detention claimed with gate times',
      'Factoring packet built on the way',
    ],
    tags: ['Logistics', 'Finance', 'Documents'],
    rating: 4.9,
    complexity: 'High',
    launchDate: '2025-08-04',
    icon: 'receipt',
    challenge:
      'Delivery notes came back crumpled, on Friday, in an envelope. Loads were billed nine days late on average, and waiting time at the dock was rarely billed at all, since proving it took longer than it paid.',
    built:
      'Drivers photograph the note; the desk reads signature, counts and times, pairs them with order and rate confirmation, and issues the invoice. Differences go to a biller with both papers side by side.',
    result:
      'Clean loads are billed the same evening. Detention is claimed by default, with gate times attached, so customers argue about it less.',
    sample: [
      { step: 'Comes in', shown: 'Photo, 5:12 p.m.: note 20418, 22 pallets, signed' },
      { step: 'Matched', shown: 'Load A-7731, rate confirmation $1,840, two hours free' },
      { step: 'Checked', shown: 'Gate times show 3 h 20 min: detention applies' },
      { step: 'Goes out', shown: 'Invoice with note and gate log, 5:19 p.m.' },
    ],
    tryText: `Invoice no. 20418, March 4, 2026\nLoad A-7731 to dock 12, signed by R. Ortiz\n22 pallets, arrived 1:10 pm, left 4:30 pm\nRate $1,840.00, detention $150.00\nQuestions: (555) 010-0177, dispatch@carrier.example`,
    related: ['night-watch-for-stock', 'board-pack-builder'],
  }),
  project({
    title: 'Clinic Intake Without Clipboards',
    cover: {
      alt: 'A drawer full of clipboards beside a phone with three answered questions.',
      hue: 15,
    },
    description:
      'Patients answer once, on their own phone; insurance is checked before they arrive, and the chart is filled when they sit down.',
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
      'A link goes out two days ahead. Known answers are shown for confirmation, changed ones are marked, and insurance is verified with the payer. Reception approves the difference and the chart takes it over.',
    result:
      'The clipboards are in a drawer. Visits start nearer to their time, and reception answers the phone.',
    sample: [
      { step: 'Comes in', shown: 'Appointment Thursday 9:40, returning patient' },
      { step: 'Asked', shown: 'Three questions instead of thirty-one: what has changed?' },
      { step: 'Checked', shown: 'New insurance card, active, copay $25' },
      { step: 'Goes out', shown: 'Two changes for reception to approve, chart ready' },
    ],
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
    challenge:
      'The catalog had 60,000 parts and two people who knew them. One was retiring in the spring.',
    built:
      'A search built on drawings, old orders and the notes of those two people, tested every day by asking them. It proposes up to three parts with the reason for each; the counter picks, and the quote writes itself.',
    result:
      'New counter staff quote in their first week. The retirement party was held without tears about part numbers.',
    sample: [
      { step: 'Comes in', shown: 'Call: “bracket, two holes, for the old blue press”' },
      { step: 'Proposed', shown: 'BR-2207, since 1998 model; BR-2209 needs a spacer' },
      { step: 'Checked', shown: 'Photo from the customer: two holes, 40 mm apart' },
      { step: 'Goes out', shown: 'Quote for BR-2207, four in stock, ships today' },
    ],
    related: ['night-watch-for-stock', 'freight-billing-desk'],
  }),
  project({
    title: 'Night Watch for Stock',
    cover: {
      alt: 'Charts lie in a grid under a moon; one is on its way to the marigold slot.',
      hue: 12,
    },
    description:
      'Counts, compares and reorders across eleven stores while they are closed, and leaves each manager one short list by six.',
    features: [
      'Reorders by store and season',
      'Supplier lead times as measured',
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
      'A nightly pass over sales, stock and open orders that first looks for a transfer, then for a purchase, and explains each in a line. Managers tick or strike; struck lines teach the next night.',
    result:
      'Managers spend minutes where they spent mornings, and the vans between stores finally carry something.',
    sample: [
      { step: 'Comes in', shown: 'Store 4: seven space heaters left, first frost Thursday' },
      { step: 'Compared', shown: 'Store 9: thirty-one, selling one a week' },
      { step: 'Proposed', shown: 'Move twelve tonight, buy none' },
      { step: 'Goes out', shown: 'One line on two managers’ lists, both ticked by 6:10' },
    ],
    related: ['parts-counter-quotes', 'freight-billing-desk'],
  }),
];
