import type { CasesByIndustry } from './case.ts';

export const retailCases: CasesByIndustry = {
  'retail-stores': {
    stock: 'Shelf gaps and slow sellers: the weekly order is drafted per store from register sales',
    customerQuestions:
      'Is it in stock at your store: shoppers’ messages get size, aisle and pickup time',
    supplierInvoices:
      'Vendor invoices and promo allowances: cost and quantity are compared with the receiving log',
    rosters: 'Cashiers who swap a Saturday: the register stays staffed and overtime rules hold',
    reporting:
      'Sales by department and hour: the store manager sees margin and markdowns before opening',
  },
  'online-stores': {
    orderEntry:
      'Marketplace and wholesale orders by email: SKUs and addresses are put into the shop system',
    orderQuestions: 'Where is my package: shoppers get the carrier’s scan and the new delivery day',
    returns:
      'Returns and exchanges: the label goes out by your rules, and odd cases come with photos',
    stock: 'Best sellers before they sell out: reorder points follow ad spend and supplier weeks',
    listings:
      'Product pages for a new collection: copy, sizes and materials come from the spec sheet',
  },
  'clothing-stores': {
    stock: 'Sizes that run out first: refills by style and color are drafted from the rail count',
    customerQuestions:
      'Does it run small: fit and availability questions are answered from the size chart',
    returns: 'Exchanges without a receipt: the purchase is found by card and the tag rule applied',
    supplierInvoices:
      'Brand deliveries in parts: invoices are compared with the preorder by style and size',
    feedback:
      'Reviews after a fitting: happy shoppers are asked the next day, with their stylist’s name',
  },
  'thrift-stores': {
    customerQuestions:
      'What do you take: donors and consignors get your list, drop-off hours and split',
    stock: 'Racks that do not move: tag colors due for markdown are listed each morning',
    rosters: 'Volunteers who cannot come: the sorting table is filled by text',
    coordination:
      'Donation drives and pickups: what was agreed with churches and schools gets a date',
    reporting:
      'Sales by tag color and donor: takings, rag weight and what went straight to recycling are counted for the week',
  },
  'grocery-stores': {
    stock: 'Produce and dairy orders: the count, the weather and the ad week give tomorrow’s order',
    rosters: 'Checkout and night crew: shifts trade by text with minors’ hours respected',
    customerQuestions:
      'Cake orders, allergens and stock questions: deli and bakery get drafts to confirm',
    supplierInvoices:
      'Direct store deliveries: bread, beer and chips are compared with the back-door check-in',
    returns:
      'Recalled and spoiled goods: the lot is pulled, and the credit claim to the supplier is written',
  },
  'convenience-stores': {
    stock:
      'Tobacco, drinks and snacks: orders per distributor are ready before the truck’s cut-off',
    rosters: 'The missing night clerk: the shift is offered to those who live near',
    customerQuestions: 'Lottery, money orders and lost items: common messages get a drafted answer',
    reporting:
      'Fuel, inside sales and cash over or short: each store’s shifts are reconciled on one page before the manager drives out',
    supplierInvoices: 'Jobber and vending bills: case prices are compared with the last price list',
  },
  'gas-stations': {
    stock: 'Tank levels and store shelves: fuel loads and drinks are ordered before the weekend',
    rosters: 'Attendants on early shift: trades go by text and the register count stays assigned',
    licenses:
      'Tank tests, tobacco and alcohol permits: inspection dates come up well ahead of the county',
    supplierInvoices: 'Fuel invoices by gallon: bill of lading, taxes and rack price are compared',
    customerQuestions: 'Pump charges and car-wash codes: disputed card holds get a clear draft',
  },
  'liquor-stores': {
    stock:
      'Allocated bottles and case deals: the order by distributor is drafted to hit the discount tier',
    licenses:
      'Liquor license and servers’ permits: renewal papers are gathered before the hearing date',
    customerQuestions:
      'Do you carry this bourbon: requests are answered from stock or put on the call list',
    supplierInvoices:
      'Distributor invoices with bottle deposits: each is paid in the days the state allows',
    rosters: 'Holiday weekends: clerks over 21 trade shifts by text',
  },
  'cannabis-dispensaries': {
    stock: 'Strains and edibles by batch: reorders follow sales, potency and expiry',
    evidence:
      'Seed-to-sale records: manifests, counts and waste logs are kept ready for the inspector',
    licenses: 'State license, badges and vendor permits: no budtender works on an expired badge',
    supplierInvoices: 'Growers’ invoices: package tags and weights are compared with the manifest',
    customerQuestions:
      'Menu, limits and medical cards: answers quote today’s menu and the daily limit',
  },
  'furniture-stores': {
    prospecting:
      'Shoppers who sat on the sofa but did not buy: budget and style are looked up before the call',
    crmRecords: 'Room plans and fabric swatches: all a family has asked about sits in one record',
    customerQuestions:
      'When does my dining set arrive: the vendor’s date and the delivery window are in the draft',
    orderEntry:
      'Special orders to the maker: fabric grade, legs and finish are read from the signed slip',
    returns: 'Damage on delivery: photos start the claim with the maker or hauler',
  },
  'electronics-stores': {
    stock: 'Phones, cables and consoles: launches and pace of sale set the order',
    customerQuestions: 'Which charger fits: questions are answered from the compatibility sheet',
    returns: 'Defective devices: serial number, warranty and maker’s return form are put together',
    orderEntry: 'School and office orders: model lists from an email become a sales order',
    supplierInvoices:
      'Price protection and rebates: vendor bills are checked for credits you are owed',
  },
  'hardware-stores': {
    stock:
      'Bins of screws, paint and seasonal goods: the co-op order is drafted from sales and bin minimums',
    supplierInvoices:
      'Co-op statements with hundreds of lines: short shipments and cost changes stand out',
    orderEntry:
      'Contractors’ lists by text: lumber, fittings and paint become an order at their price level',
    customerQuestions:
      'Keys, glass and paint matching: do-it-yourselfers learn what you cut, mix and rent',
    rosters: 'Spring Saturdays at the key counter: associates swap by text and skill',
  },
  'jewelry-stores': {
    crmRecords:
      'Anniversaries, ring sizes and repairs: everything known about a couple is in one record',
    prospecting:
      'Clients before an anniversary: past pieces and wish lists are summed up for the call',
    customerQuestions:
      'Is my ring ready, and can you resize it: the answer says what the bench jeweler has done',
    stock: 'Watches and bridal mountings: sold pieces are replaced by metal and finger size',
    quoting: 'Custom rings: the sketch, stone and gold weight from the talk become an estimate',
  },
  bookstores: {
    stock:
      'New releases and backlist: publisher orders follow preorders, book clubs and school lists',
    orderEntry: 'School and library orders: ISBN lists are read and split by wholesaler',
    customerQuestions:
      'A blue cover about a whale: title hunts and author-event questions get a draft',
    supplierInvoices: 'Publisher invoices with discounts: returns credits and freight are compared',
    orderQuestions: 'Special orders on hold: readers hear when their book is at the counter',
  },
  florists: {
    orderEntry:
      'Wire-service and funeral orders: bouquet, card text and church are read and put on the design board',
    stock: 'Roses, fillers and vases: Mother’s Day and standing orders set the wholesaler buy',
    orderQuestions: 'Was it delivered: senders get the time and a photo from the driver',
    customerQuestions:
      'Wedding and sympathy inquiries: a draft names season, palette and price range',
    billing: 'Funeral homes and hotels on account: monthly statements by event are reminded',
  },
  'garden-centers': {
    stock: 'Annuals, soil and pots: weather and last spring’s weeks give the grower order',
    rosters: 'Frost warnings and hot weekends: extra hands are found by text',
    customerQuestions:
      'What is eating my tomatoes: photos are answered from your plant notes, or sent to the expert',
    supplierInvoices: 'Growers’ invoices by tray: counts are compared with what came off the truck',
    feedback:
      'Workshop and planting-service reviews: customers are asked once the plants have rooted',
  },
  'pet-stores': {
    stock: 'Kibble, litter and live crickets: reorders follow regulars’ buying rhythm',
    customerQuestions:
      'Can my puppy eat this: food and cage questions get the label facts in a draft',
    supplierInvoices:
      'Feed distributors’ bills: bag counts and frequent-buyer credits are compared',
    feedback:
      'First weeks with a new animal: owners are asked how the aquarium or puppy does, then for a review',
    licenses: 'Animal-sale permits and health papers: each supplier’s certificate is kept current',
  },
  'sporting-goods-stores': {
    stock: 'Cleats, skis and team colors: preseason orders are drafted from league sign-ups',
    customerQuestions: 'Bat sizes and boot fitting: parents get the chart and what is on the shelf',
    supplierInvoices:
      'Brand invoices with dating terms: due dates and early-pay discounts are kept straight',
    returns: 'Broken rackets and warranty bats: proof of purchase and photos go to the brand',
    rosters: 'Back-to-school rush: part-timers trade shifts around their own games',
  },
  'bicycle-shops': {
    stock: 'Tubes, chains and this year’s bikes: the preseason order follows service and sales',
    fieldNotes: 'Repair tickets at the stand: what the mechanic found and fitted becomes the bill',
    appointments: 'Tune-ups in spring: riders book a drop-off day and name the noise',
    supplierInvoices:
      'Parts distributors’ bills: backordered groupsets are not paid before they arrive',
    filing: 'Serial numbers and fit sheets: they are kept with the rider’s bike',
  },
};
