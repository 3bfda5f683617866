/** What ends like a profession and is on no payroll, as parts of a regular expression: whom a company works for, and things. */
export const notStaff = [
  'advertisers|advisers|authors|beginners|bidders|boarders|borrowers|buyers|callers|campers|carriers|commuters|competitors|consignors|consumers',
  'contractors|contributors|creditors|customers|dealers|debtors|diners|distributors|donors|employers|exhibitors|farmers|followers|freelancers',
  'gamers|golfers|growers|homeowners|insurers|investors|landowners|learners|lenders|listeners|manufacturers|members|mourners|offenders|parishioners',
  'passengers|players|policyholders|preschoolers|prisoners|providers|readers|renters|retailers|riders|savers|seekers|sellers|shippers|shoppers',
  'skiers|sponsors|starters|subcontractors|subscribers|suppliers|swimmers|taxpayers|teenagers|toddlers|travell?ers|users|vendors|viewers|visitors|voters|wholesalers|worshippers|youngsters',
  'blenders|blowers|boilers|breakers|broilers|burgers|burners|centers|chambers|chapters|chargers|colors|compressors|computers|containers',
  'conveyors|coolers|copiers|corners|counters|covers|cruisers|cutters|dinners|doors|drawers|dryers|dumpsters|elevators|errors|escalators|excavators',
  'factors|fasteners|fillers|filters|flavors|floors|flowers|flyers|freezers|fryers|generators|grinders|harvesters|heaters|heifers|helicopters',
  'hours|indicators|layers|letters|lifters|liters|loaders|lockers|meters|mixers|monitors|motors|mowers|newsletters|newspapers|numbers|offers|orders',
  'papers|planters|plotters|printers|projectors|quarters|registers|retrievers|rollers|routers|scanners|scooters|sectors|semitrailers|sensors',
  'shelters|showers|sprinklers|steamers|steers|tankers|terriers|theaters|towers|tractors|trailers|trimmers|vectors|warmers|washers|\\w*[kyths]lists',
];
