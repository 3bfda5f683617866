import type { CasesByIndustry } from './case.ts';

export const leisureCases: CasesByIndustry = {
  hotels: {
    appointments:
      'Room and spa reservations by chat: guests ask for late arrival or a crib and book direct',
    rosters: 'Housekeepers per occupied room: swaps follow tomorrow’s checkouts',
    customerQuestions:
      'Guests’ mails before arrival: parking, pets and airport shuttle are answered for their booking',
    phoneCalls:
      'Calls to the front desk: rates, directions and lost items are handled while the desk checks people in',
    feedback: [
      'Reviews after checkout: guests are asked on the way home, by language',
      'What guests complain about: a noisy air conditioner in three reviews is traced to its floor',
    ],
  },
  'bed-and-breakfasts': {
    appointments:
      'Rooms for a weekend: guests ask about the garden suite and book without the portal’s cut',
    customerQuestions:
      'Breakfast diets and check-in after nine: drafts know the house rules and the room',
    feedback: 'A thank-you note with a review link: it goes out the day guests get home',
    rosters: 'The breakfast helper: a stand-in is found by text before six',
    reporting:
      'Nights sold by room and portal: the owner sees commissions paid and which midweeks stay empty',
  },
  campgrounds: {
    appointments: 'Sites with hookups: campers give rig length and dates and get a pitch that fits',
    customerQuestions:
      'Firewood, dogs and quiet hours: arrival mails are answered from the park rules',
    rosters: 'Gatehouse and pool shifts: seasonal staff swap by text',
    billing: 'Seasonal sites and metered power: holders get their reading and a reminder',
    filing: 'Waivers and camper registrations: each is kept with the site and season',
  },
  gyms: {
    appointments:
      'Trials, classes and trainer hours: prospects choose a time and say what they want to reach',
    billing:
      'Failed membership dues: the card is asked for kindly, and the door code pauses by your rule',
    customerQuestions:
      'Freeze and cancellation requests: drafts cite the membership terms and offer a pause',
    rosters: 'A sub for the six o’clock spin class: instructors answer by text',
    crmRecords:
      'Members who stopped coming: check-ins and notes sit in one record for the coach to call',
  },
  'yoga-studios': {
    appointments: 'Class spots and waitlists: students rebook when a mat opens up',
    feedback: 'Reviews after the tenth class: regulars are asked, with the teacher’s name',
    customerQuestions: 'Passes, prenatal classes and recitals: drafts come from the schedule',
    rosters: 'A substitute teacher: those trained in the style get the text first',
    reporting: 'Mats filled per class: the owner sees teachers, passes and drop-ins week by week',
  },
  'golf-clubs': {
    appointments: 'Tee times and lessons: members and guests book, with handicap and cart asked',
    customerQuestions:
      'Outings, dress code and guest fees: inquiries get a draft with the right rate',
    rosters: 'Caddies, carts and banquet staff: swaps follow the tee sheet and the wedding',
    billing: 'Members’ house accounts: minimums and chits past due are reminded discreetly',
    supplierInvoices: 'Seed, fuel and pro-shop bills: course, kitchen and shop get theirs',
  },
  'sports-clubs': {
    appointments: 'Court and pitch bookings: teams and members see what is free under lights',
    customerQuestions: 'Parents on tryouts, fees and jerseys: drafts name team and date',
    filing:
      'Player registrations: birth certificates, waivers and medical forms are complete before the first match',
    rosters: 'Referees and coaches: one who cancels before the match is replaced by text',
    billing: 'Season fees by family: installments are tracked and scholarships left alone',
  },
  cinemas: {
    rosters: 'Premiere night: projectionists and ushers trade shifts by text',
    stock: 'Popcorn, cups and candy: the concession order follows the booking of films',
    customerQuestions: 'Group bookings and lost items: schools get seats, price and a draft',
    feedback:
      'Moviegoers’ reviews: guests are asked after the credits, and sound complaints name the screen',
    reporting:
      'Admissions by film: the grosses distributors want and concessions per head are ready on Monday',
  },
  theaters: {
    customerQuestions:
      'Ticket exchanges and access seats: the box office gets drafts with the seat map',
    rosters: 'Ushers and stagehands: calls for load-in are filled by text',
    coordination:
      'Production meetings: lighting, set and costume decisions get an owner before tech week',
    content: 'One rehearsal talk: the director’s half hour becomes program notes and posts',
    feedback: 'Audience notes after the show: patrons are asked that night, subscribers first',
  },
  museums: {
    filing:
      'Loan agreements and condition reports: papers follow the object, lender and exhibition',
    appointments:
      'School tours and group visits: teachers choose a gallery, a grade level and a slot',
    customerQuestions:
      'Image rights and donation offers: requests are sorted by department with a draft',
    coordination: 'Exhibition meetings: couriers, labels and lighting come out as dated tasks',
    rosters: 'Gallery guards and docents: swaps by text keep every room watched',
  },
  'amusement-parks': {
    rosters: 'Ride operators: only those trained on the coaster are offered the shift',
    appointments:
      'Birthday parties and school days: groups get times, meal plans and a deposit link',
    hiring:
      'Seasonal applications by the hundred: age, ride certification and dates are read first',
    licenses: 'Ride inspections and lifeguard cards: no attraction opens on an expired one',
    customerQuestions: 'Height limits, rain checks and season passes: guests get the park’s rule',
  },
  casinos: {
    customerQuestions: 'Players’ club points and hotel offers: hosts get drafts with tier and play',
    evidence:
      'Cash transaction and surveillance records: reports and reviews are filed as regulators ask',
    rosters: 'Dealers by game: a blackjack gap is filled by someone licensed for it',
    licenses: 'Gaming licenses and work cards: every dealer’s date is watched',
    appointments: 'Table and room requests: players reserve poker seats, shows and suites by chat',
  },
  'tour-operators': {
    appointments:
      'Seats on a departure: travelers ask about fitness and age, pick a date and pay the deposit',
    customerQuestions:
      'Packing lists, visas and pick-up points: drafts are made for their tour and hotel',
    rosters: 'Guides by language: a sick guide is replaced by text with the group’s list',
    filing: 'Passports, waivers and vouchers: each is kept with departure and traveler',
    quoting: 'Private groups: days, hotels and guide turn into an itinerary with a price',
  },
  'event-venues': {
    quoting: 'Hall rental proposals: date, guest count, bar and setup from the call become a price',
    rosters: 'Banquet captains and bar staff: gaps before a wedding are filled by text',
    prospecting: 'Companies with a yearly party: planner, head count and last venue are looked up',
    appointments: 'Site visits: couples see free dates and choose when to walk the hall',
    customerQuestions:
      'Can we bring our own cake: vendor and noise rules are answered from the house policy',
  },
};
