import type { CasesByIndustry } from './case.ts';

export const foodCases: CasesByIndustry = {
  restaurants: {
    rosters:
      'Line cooks and servers who call out: the shift is covered by text before dinner service',
    supplierInvoices:
      'Produce, meat and liquor invoices: price jumps per case are flagged and recipe costs updated',
    stock: 'The walk-in count at close: tomorrow’s order goes to each purveyor by cut-off',
    feedback:
      'Diners’ reviews: guests are asked after the meal, and a cold steak reaches the manager first',
    hiring:
      'Applications for dishwashers and hosts: each is read for shifts and experience the same day',
  },
  'fast-food-restaurants': {
    rosters: 'Drive-thru gaps: crew swap by text within minors’ hours and labor targets',
    hiring:
      'Crew applications from the job boards: open shifts and age rules are checked, interviews offered',
    supplierInvoices:
      'Distributor invoices by store: case counts of fries and cups are compared with the delivery',
    feedback:
      'Receipt surveys: customers are asked after the drive-thru and the store sees its own score',
    reporting:
      'Sales per labor hour: stores with slow windows, waste and voids stand out before the next rush',
  },
  'coffee-shops': {
    rosters: 'The opening barista is sick: the shift goes out by text the night before',
    feedback: 'Regulars’ reviews: loyalty customers are asked once, after a good week',
    stock: 'Beans, oat milk and cups: the count on Sunday becomes the order for Monday',
    reporting: 'Drinks by hour: espresso, pastries and waste show where a barista is missing',
    supplierInvoices: 'Milk and pastry deliveries: daily slips are matched to the weekly invoice',
  },
  bakeries: {
    orderEntry:
      'Wedding cakes and café orders: loaves, fillings and pickup times are read into the bake list',
    rosters: 'The two a.m. shift: bakers trade nights by text',
    stock:
      'Flour, butter and boxes: tomorrow’s production list draws down stock and drafts the order',
    orderQuestions:
      'Is my cake ready: customers and cafés get the pickup time and any change of topping',
    supplierInvoices: 'Mill and dairy invoices: price per bag is compared with the contract',
  },
  bars: {
    rosters: 'Bartenders and door staff: Friday gaps are filled by text with cards checked',
    feedback:
      'Late-night reviews: guests are asked the next day, and trouble at the door reaches you',
    stock: 'Bottle counts: kegs and spirits are ordered from pour cost and the event calendar',
    licenses: 'Liquor, music and server permits: renewal dates and fees are known months before',
    supplierInvoices:
      'Beer and spirit deliveries: empties, deposits and deals are compared with the invoice',
  },
  caterers: {
    quoting: 'Menus for a wedding or board lunch: head count, diets and rentals become a proposal',
    rosters: 'Event staff: servers and cooks confirm, swap and get the call sheet by text',
    customerQuestions:
      'Tastings, allergies and final counts: brides and offices get a draft from the event file',
    supplierInvoices: 'Food, linen and rental bills: each is charged to the event it fed',
    appointments: 'Tastings and venue visits: couples pick a date when the chef is in',
  },
  'food-trucks': {
    licenses:
      'Health permits, commissary letters and event insurance: each town’s paper is on board in time',
    feedback: 'Reviews after the lunch line: followers are asked the same evening',
    rosters: 'Window and grill at two events: helpers trade shifts by text',
    hiring:
      'Helpers for festival season: applications are read for food-handler cards and weekends',
    customerQuestions:
      'Will you come to our brewery: booking requests get minimums, dates and a draft',
  },
  breweries: {
    stock: 'Malt, hops and cans: the brew schedule draws down inventory and drafts the buy',
    orderEntry:
      'Keg and case orders from distributors: texts and emails become an order with tax class',
    licenses: 'Federal permit, label approvals and state reports: due dates are kept per brand',
    supplierInvoices: 'Maltster and can bills: lot numbers and freight go to the batch',
    prospecting:
      'Bars before the rep walks in: their tap list, owner and last keg order are looked up',
  },
  wineries: {
    feedback: 'Reviews after a tasting: visitors are asked that night, by the host’s name',
    orderEntry:
      'Club and restaurant orders: vintage, case count and ship-to state are read and checked',
    licenses:
      'Direct-shipping permits by state: renewals and reports are due on different days, all watched',
    content: 'A walk through harvest: one talk with the winemaker becomes a season of posts',
    reporting:
      'Tasting room, club and wholesale: cases sold and members lost come from three systems in one view',
  },
  'food-manufacturers': {
    stock: 'Ingredients by lot: production plans and shelf life drive the purchase orders',
    orderEntry:
      'Retailer and broker orders: item codes, pallets and delivery windows are read from email',
    evidence:
      'HACCP and audit records: temperature logs, cleaning and metal-detector checks are bound by lot',
    licenses:
      'Suppliers’ certificates: organic, kosher and allergen statements are renewed before a line stops',
    supplierInvoices:
      'Ingredient and co-packer bills: price per pound is matched with the contract and receipt',
  },
  'coffee-roasters': {
    orderEntry:
      'Café standing orders and changes: pounds, grind and blend are read into the roast list',
    stock: 'Green coffee by origin: roast plans draw down bags and warn before the last one',
    orderQuestions: 'When was it roasted and has it shipped: cafés get roast date and tracking',
    supplierInvoices:
      'Importers’ invoices: contract price, bag weight and warehouse fees are compared',
    content:
      'Cupping notes into posts: one talk about a new origin gives a month of labels and mails',
  },
};
