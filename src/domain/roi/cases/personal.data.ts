import type { CasesByIndustry } from './case.ts';

export const personalCases: CasesByIndustry = {
  'hair-salons': {
    appointments:
      'Cuts and color booked by chat: length, last color and stylist set the time the chair is blocked',
    feedback:
      'Reviews after a balayage: the link goes out the next morning, while the color is fresh',
    filing: 'Color formulas and patch tests: photos of the card go to the client’s file',
    customerQuestions:
      'What would highlights cost for my hair: photo inquiries get a range in a draft',
    billing: 'Bridal parties and chair rent: open deposits and weekly booth rents are reminded',
  },
  barbershops: {
    appointments:
      'The next fade: regulars rebook every three weeks with their barber, walk-ins see the wait',
    feedback: 'Reviews from the chair: clients get the link an hour after the shave',
    filing: 'Barber licenses and sanitation logs: inspection papers sit in one folder per chair',
    billing: 'Weekly booth rent: barbers get one friendly text, then the owner hears',
    reporting: 'Cuts per chair: walk-ins, no-shows and products sold on a page',
  },
  'beauty-salons': {
    appointments:
      'Facials, waxing and lashes: clients answer skin questions and book treatment and time',
    filing: 'Consent forms for peels and lash glue: allergy answers are stored with the client',
    customerQuestions:
      'Aftercare and gift cards: questions after a peel get the sheet for that treatment',
    feedback: 'Lash-fill clients’ reviews: the link goes out when the lashes still look new',
    billing: 'Packages paid in parts: the second installment for six facials is asked for',
  },
  'nail-salons': {
    appointments: 'Fills and pedicures: groups book side by side and say gel or acrylic',
    feedback: 'Photos of fresh nails: clients are asked to post and review that evening',
    filing:
      'Technicians’ licenses and disinfection logs: the board’s inspector gets them on a tablet',
    customerQuestions:
      'A broken nail, the price of nail art: messages with a picture get a drafted price',
    reporting: 'Chairs filled by day: fills due back and lapsed regulars on a list',
  },
  spas: {
    appointments:
      'Massages for two: guests choose therapist, pressure and room, and forms come along',
    feedback: [
      'Reviews after a massage: the request waits until the guest has slept on it',
      'What guests say about rooms and therapists: remarks on noise and oils are counted by room',
    ],
    customerQuestions: 'Gift cards and pregnancy massage: replies follow your treatment menu',
    filing:
      'Intake and health forms: pressure, allergies and surgeries are with the therapist before',
    reporting:
      'Treatment rooms by hour: the manager sees idle therapists, retail and gift cards sold',
  },
  'tattoo-studios': {
    appointments:
      'Consultations by chat: placement, size and reference pictures reach the artist who does that style',
    customerQuestions:
      'Aftercare and touch-ups: a photo of a healing tattoo gets the sheet or the artist',
    filing: 'Consent forms and IDs: each is kept with ink lot and date',
    feedback: 'Healed-tattoo photos: clients are asked a month later for a picture and a review',
    licenses:
      'Bloodborne training and studio permit: artists and guests are checked before they work',
  },
  'pet-groomers': {
    appointments: 'Grooms by breed and coat: owners of a doodle book the long slot every six weeks',
    customerQuestions: 'Matted coats and nervous dogs: owners get a price range and a plan',
    filing: 'Rabies proofs: the vet’s PDF is read and stored with the dog',
    feedback: 'Before-and-after photos: owners get the picture and a review link',
    billing: 'Prepaid groom packages: owners hear when the last bath is used up',
  },
  'pet-boarding': {
    appointments:
      'Kennel nights and daily walks: owners give feeding, meds and temperament as they book',
    rosters: 'A dog walker down with flu: the route is offered to walkers with those keys',
    customerQuestions: 'How is Bella doing: owners get the day’s note and photo in a draft',
    filing: 'Vaccination records: bordetella and rabies dates are read before drop-off',
    billing: 'Daycare punch cards and late pick-ups: balances are settled before the next stay',
  },
  laundries: {
    orderEntry:
      'Hotel and restaurant linen: sheets and aprons counted on the slip become the order',
    orderQuestions: 'Are my shirts done: customers get the rack number and pickup time',
    customerQuestions:
      'Stains and lost buttons: claims are drafted with the ticket and the garment note',
    rosters: 'Pressers and route drivers: swaps by text before the boiler heats up',
    billing: 'Commercial accounts by pound: weekly weights are billed, late ones reminded',
  },
  tailors: {
    appointments: 'Fittings before a wedding: bride, groom and party book pins and pickup dates',
    orderQuestions: 'Is my suit ready: customers hear when the hem is pressed',
    filing: 'Measurements: the tape notes and photos are stored per customer',
    orderEntry: 'Uniform orders: names, sizes and sleeve lengths are read from a firm’s list',
  },
  'funeral-homes': {
    filing:
      'Death certificate, permit and authorizations: every signature before cremation is on one list',
    appointments:
      'Arrangement meetings and viewings: families choose an hour and learn what to bring',
    customerQuestions:
      'Flowers, livestreams and donations: mourners get a gentle draft with the service details',
    coordination:
      'The service itself: church, cemetery, music and caterer are confirmed from the family’s meeting',
    licenses:
      'Embalmer licenses and preneed trust filings: their dates stay ahead of the state board',
  },
  'matchmaking-services': {
    customerQuestions:
      'Members after a first date: feedback is sorted for the matchmaker with a draft',
    appointments: 'Intake interviews: singles answer what matters to them and choose an evening',
    crmRecords: 'Profiles, dates and preferences: everything a member ever said is in one record',
    filing: 'ID and background checks: papers are kept privately with the member',
    prospecting:
      'Restaurants and partners for a request: the concierge gets three researched options',
  },
};
