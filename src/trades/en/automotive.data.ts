import { automotiveCases } from './cases/automotive.data.ts';
import { industriesOf } from '../industry.ts';

export const automotive = industriesOf(
  {
    office: { receptionist: 0.07, bookkeeper: 0.04, manager: 0.08, buyer: 0.02 },
    rest: 'tradesperson',
    emphasis: { feedback: 2, fieldNotes: 1.2, supplierInvoices: 1.3 },
  },
  [
    {
      id: 'car-dealers',
      name: 'Car dealers',
      people: 40,
      does: 'sell and lease new and used cars, trucks, motorcycles, boats, Toyota, Ford, Honda, dealership, trade-ins, sell used cars, new cars on the lot, vehicles for sale',
      office: { salesperson: 0.2, orderClerk: 0.03, marketer: 0.03, caseHandler: 0.03 },
      emphasis: { crmRecords: 1.4, listings: 3, contracts: 2, prospecting: 0.6, appointments: 1.2 },
      words:
        'car dealer, car dealership, auto dealer, auto dealership, used cars, used car lot, used car dealer, car sales, motorcycle dealer, RV dealer, boat dealer, truck dealer, automotive dealer, automotive, auto sales, tractor dealer, farm equipment dealer, vehicle sales, motor dealer',
      abroad:
        'concesionario, concesionario de coches, venta de autos, concessionária, venda de carros, concessionnaire, concessionnaire automobile, vente de voitures, concessionaria, autosalone, Autohaus, Autohändler, Gebrauchtwagen, Autohandel, KFZ-Handel, Kfz',
    },
    {
      id: 'auto-repair-shops',
      name: 'Auto repair shops',
      people: 9,
      does: 'fix cars, brakes, engines, oil changes, transmissions, mechanics, repair vehicles, workshop for cars, garage with lifts',
      emphasis: { appointments: 1.6, stock: 2.5, phoneCalls: 1.3, quoting: 1.8 },
      words:
        'auto repair, car repair, auto mechanic, mechanic, auto shop, auto service, garage, repair garage, car mechanic, oil change, oil change shop, transmission repair, muffler shop, brake shop, truck repair, diesel repair, motorcycle repair, auto electrician, vehicle inspection, smog check, boat repair',
      abroad:
        'taller mecánico, taller de coches, taller, mecánico, taller automotriz, oficina mecânica, mecânico, garage automobile, garagiste, réparation automobile, mécanicien, officina meccanica, autofficina, meccanico, Autowerkstatt, Werkstatt, Kfz-Werkstatt, KFZ-Betrieb, Mechaniker, Kfz Mechaniker',
    },
    {
      id: 'body-shops',
      name: 'Body shops',
      people: 10,
      does: 'fix dents, paint cars after accidents, collision, bumpers, windshields, repaint cars, crash damage',
      office: { caseHandler: 0.05 },
      emphasis: { quoting: 2.5, stock: 1.8, customerQuestions: 1.4, fieldNotes: 1.5 },
      words:
        'body shop, auto body, auto body shop, collision repair, collision center, dent repair, auto painting, windshield repair, auto glass, car wrapping, vehicle wrapping, panel beater',
      abroad:
        'taller de chapa y pintura, chapa y pintura, funilaria, carrosserie, carrossier, carrozzeria, carrozziere, Karosseriebau, Lackiererei, Karosserie',
    },
    {
      id: 'tire-shops',
      name: 'Tire shops',
      people: 8,
      does: 'sell and change tires, wheels, alignment',
      office: { receptionist: 0.09, buyer: 0.04 },
      emphasis: { appointments: 1.8, stock: 2.8, fieldNotes: 0.7 },
      words: 'tire shop, tires, tire dealer, tyre shop, tyres, wheel alignment, tire service, tyre dealer',
      abroad:
        'llantas, neumáticos, taller de neumáticos, borracharia, pneus, centro pneus, garage pneus, gommista, pneumatici, Reifenhandel, Reifenservice, Reifenhändler, gomería',
    },
    {
      id: 'car-washes',
      name: 'Car washes',
      people: 9,
      does: 'wash and detail cars, wax, vacuum',
      office: { receptionist: 0.04, buyer: 0, bookkeeper: 0.02 },
      rest: 'cleaner',
      emphasis: { rosters: 1.8, billing: 1.8, stock: 2, feedback: 2.5 },
      words: 'car wash, auto detailing, car detailing, car cleaning, mobile detailing, truck wash, valeting, auto spa',
      abroad:
        'lavado de autos, autolavado, lavado de coches, lava rápido, lava jato, lavage auto, autolavaggio, Autowaschanlage, Waschanlage, Fahrzeugaufbereitung, Autopflege',
    },
    {
      id: 'auto-parts-stores',
      name: 'Auto parts dealers',
      people: 14,
      does: 'sell car parts, batteries and spare parts to garages, sell brake pads, filters and batteries, parts for garages',
      office: { orderClerk: 0.12, salesperson: 0.08, buyer: 0.05, receptionist: 0 },
      rest: 'shopAssistant',
      emphasis: { orderEntry: 1.5, stock: 1.6, returns: 2.5, fieldNotes: 0 },
      words:
        'auto parts, auto parts store, car parts, spare parts, parts dealer, truck parts, auto accessories, automotive parts, tuning shop, salvage yard, junkyard',
      abroad:
        'repuestos, refacciones, recambios, autopartes, autopeças, peças automotivas, pièces détachées, pièces auto, ricambi auto, autoricambi, Autoteile, Ersatzteile, KFZ-Teile, desguace',
    },
  ],
  automotiveCases,
);
