import { leisureCases } from './cases/leisure.data.ts';
import { industriesOf } from '../industry.ts';

export const leisure = industriesOf(
  {
    office: { receptionist: 0.1, manager: 0.07, bookkeeper: 0.03, marketer: 0.03 },
    rest: 'guide',
    emphasis: { feedback: 2.5, rosters: 1.4, filing: 0.8 },
  },
  [
    {
      id: 'hotels',
      name: 'Hotels',
      people: 50,
      does: 'rooms, guests, housekeeping, front desk, nights, resort, motel, hotel rooms, check in guests',
      office: { receptionist: 0.16, buyer: 0.02, personnel: 0.015, salesperson: 0.03 },
      rest: 'cleaner',
      emphasis: { rosters: 2, appointments: 1.2, supplierInvoices: 1.6, hiring: 1.8 },
      words:
        'hotel, motel, inn, hostel, lodging, resort, hospitality, accommodation, hotelier, guesthouse, lodge, boarding house, aparthotel, hotel and resort',
      abroad:
        'hotelería, hostelería, hotelaria, pousada, hôtel, hôtellerie, auberge, albergo, alberghiero, ospitalità, Hotellerie, Gastgewerbe, Herberge, Hotelbetrieb, hospedaje, pensión, posada, hospitalidad, auberge de jeunesse, ostello, Jugendherberge',
      narrower: 'Ski resorts, Boutique hotels, Casino hotels, Capsule hotels, Conference hotels',
    },
    {
      id: 'bed-and-breakfasts',
      name: 'Bed and breakfasts',
      people: 5,
      does: 'guest house with a few rooms and breakfast, inn',
      office: { receptionist: 0.2, manager: 0.2 },
      rest: 'cleaner',
      emphasis: { appointments: 1.8, customerQuestions: 1.5, feedback: 4 },
      words: 'bed and breakfast, B&B, BnB, country inn, farm stay, guest house',
      abroad:
        'casa rural, casa de huéspedes, chambre d’hôtes, maison d’hôtes, agriturismo, affittacamere, Pension, Gästehaus, Privatzimmer',
    },
    {
      id: 'campgrounds',
      name: 'Campgrounds',
      people: 12,
      does: 'tents, RV sites and cabins, campers',
      office: { receptionist: 0.2 },
      emphasis: { appointments: 2, stock: 1.3, licenses: 1.2 },
      words: 'campground, campsite, camping, RV park, caravan park, glamping, summer camp, marina, trailer park',
      abroad: 'campamento, terrain de camping, campeggio, Campingplatz, acampamento, puerto deportivo',
    },
    {
      id: 'gyms',
      name: 'Gyms and fitness studios',
      people: 14,
      does: 'members work out, weights, personal trainers, crossfit, fitness classes, lift weights, treadmills',
      office: { salesperson: 0.05 },
      emphasis: { appointments: 1.8, billing: 2.2, crmRecords: 1.3 },
      words:
        'gym, fitness, fitness center, fitness studio, health club, personal trainer, personal training, crossfit, boxing gym, climbing gym, martial arts, martial arts school, karate school, sports center, swim school, gymnastics',
      abroad:
        'gimnasio, entrenador personal, academia de ginástica, academia, salle de sport, palestra, centro fitness, Fitnessstudio, Sportstudio, Kampfsportschule, artes marciales',
    },
    {
      id: 'yoga-studios',
      name: 'Yoga and dance studios',
      people: 7,
      does: 'yoga, pilates and dance classes, mats',
      office: { receptionist: 0.12, marketer: 0.05 },
      emphasis: { appointments: 2.5, rosters: 1.1, content: 1.2 },
      words:
        'yoga studio, yoga, pilates, pilates studio, dance studio, dance school, ballet school, meditation center, barre studio, yoga teacher',
      abroad:
        'estudio de yoga, escuela de danza, escola de dança, studio de yoga, école de danse, scuola di danza, Yogastudio, Tanzschule, Yogaschule, Ballettschule',
    },
    {
      id: 'golf-clubs',
      name: 'Golf and country clubs',
      people: 40,
      does: 'golf course, greens, tee times, country club members',
      office: { receptionist: 0.06, salesperson: 0.02, buyer: 0.02 },
      emphasis: { appointments: 1.6, billing: 1.6, stock: 1.2, supplierInvoices: 1.3 },
      words: 'golf club, golf course, golf, country club, tennis club, yacht club, private club, golf resort',
      abroad: 'club de golf, campo de golf, clube de golfe, Golfclub, Golfplatz, campo da golf, club house',
    },
    {
      id: 'sports-clubs',
      name: 'Sports clubs',
      people: 18,
      does: 'teams, coaches, soccer, tennis, swim, league, youth players',
      office: { salesperson: 0.04, administrator: 0.06 },
      emphasis: { content: 1.6, billing: 1.5, appointments: 1, licenses: 1.2 },
      words:
        'sports club, sports team, football club, soccer club, sports league, professional sports, athletics club, stadium, sports academy, sports, riding school, horse stable, equestrian center, ski school, surf school',
      abroad:
        'club deportivo, equipo de fútbol, clube esportivo, club sportif, società sportiva, Sportverein, Fußballverein, Reitschule, Skischule, Reitstall, deporte, esporte',
    },
    {
      id: 'cinemas',
      name: 'Cinemas',
      people: 16,
      does: 'show movies, screens, popcorn, film tickets',
      office: { receptionist: 0.05, buyer: 0.03 },
      emphasis: { rosters: 1.8, stock: 1.6, content: 1.2, appointments: 0.4 },
      words: 'cinema, movie theater, movie theatre, movie house, drive-in theater, multiplex, film theater',
      abroad: 'cine, cines, sala de cine, cinéma, Kino, Lichtspielhaus',
    },
    {
      id: 'theaters',
      name: 'Theaters and music venues',
      people: 26,
      does: 'stage plays, concerts, musicals, opera, orchestra, performances',
      office: { receptionist: 0.08, projectManager: 0.06, marketer: 0.06, administrator: 0.05 },
      emphasis: { contracts: 2, content: 1.4, appointments: 0.5, rosters: 1.8 },
      words:
        'theater, theatre, performing arts, opera house, orchestra, music venue, concert venue, concert hall, comedy club, ticketing, circus, dance company, arts center, live entertainment, entertainment',
      abroad:
        'teatro, théâtre, Theater, Konzerthaus, Oper, sala de conciertos, salle de spectacle, entretenimiento, spettacolo, Veranstaltungstechnik',
    },
    {
      id: 'museums',
      name: 'Museums and galleries',
      people: 28,
      does: 'exhibitions, collections, art gallery, visitors, curators, paintings and fossils',
      office: { receptionist: 0.08, administrator: 0.08, projectManager: 0.06 },
      emphasis: { filing: 1.8, content: 1.6, prospecting: 1, knowHow: 1.5 },
      words:
        'museum, art gallery, gallery, art dealer, heritage site, historic site, planetarium, art museum, exhibition space',
      abroad:
        'museo, galería de arte, museu, galeria de arte, musée, galerie d’art, galleria d’arte, Galerie, Kunstgalerie',
    },
    {
      id: 'amusement-parks',
      name: 'Amusement parks and attractions',
      people: 60,
      does: 'rides, roller coasters, zoo, water park, trampoline, escape rooms, tickets for families',
      office: { receptionist: 0.05, personnel: 0.015, officer: 0.01, buyer: 0.02 },
      emphasis: { rosters: 2.4, hiring: 2, licenses: 2.2, stock: 1.2 },
      words:
        'amusement park, theme park, water park, zoo, aquarium, bowling alley, bowling, arcade, escape room, trampoline park, laser tag, mini golf, family entertainment center, paintball, attraction, go-kart track, ice rink',
      abroad:
        'parque de atracciones, parque temático, zoológico, parque de diversões, parc d’attractions, parco divertimenti, Freizeitpark, Tierpark, Bowlingbahn, Zoo, boliche',
    },
    {
      id: 'casinos',
      name: 'Casinos and betting',
      people: 120,
      does: 'slot machines, poker tables, sports bets, gamblers',
      office: {
        receptionist: 0.03,
        officer: 0.03,
        serviceRep: 0.06,
        personnel: 0.015,
        technician: 0.015,
      },
      emphasis: { evidence: 2.2, rosters: 2.2, licenses: 2, customerQuestions: 1.2 },
      words:
        'casino, gambling, betting, sports betting, bookmaker, lottery, bingo hall, poker room, online casino, gaming hall, igaming',
      abroad:
        'apuestas, casa de apuestas, cassino, apostas, casinò, scommesse, Spielbank, Spielhalle, Wettbüro, Glücksspiel, salle de jeux',
    },
    {
      id: 'tour-operators',
      name: 'Tour operators',
      people: 14,
      does: 'guided tours, safaris, trips, guides, travelers, excursions, boat tours, take tourists hiking, kayaking, city tours, day trips, sightseeing',
      office: { agent: 0.12, scheduler: 0.05 },
      emphasis: { appointments: 1.6, quoting: 2, customerQuestions: 1.5, licenses: 1.3 },
      words:
        'tour operator, tour company, tours, tour guide, sightseeing, boat tours, charter boat, fishing charter, safari, adventure travel, city tours, excursions, diving center, dive shop, rafting company, kayak rental, boat rental, yacht charter',
      abroad:
        'operador turístico, tours guiados, guía turístico, operadora de turismo, voyagiste, guide touristique, guida turistica, Stadtführungen, Tauchschule, alquiler de barcos, excursiones, location de bateaux, Bootsverleih',
    },
    {
      id: 'event-venues',
      name: 'Event venues',
      people: 13,
      does: 'rent a hall or barn for weddings and conferences, ballroom',
      office: { salesperson: 0.12, scheduler: 0.06, receptionist: 0.04 },
      rest: 'server',
      emphasis: { quoting: 2.2, contracts: 2, appointments: 1.2, supplierInvoices: 1.4 },
      words:
        'event venue, wedding venue, banquet hall, conference center, convention center, event space, event hall, wedding hall, party venue, reception hall, event location',
      abroad:
        'salón de eventos, salón de fiestas, salão de festas, salle de réception, sala ricevimenti, location per eventi, Veranstaltungsort, Eventlocation, Hochzeitslocation, Kongresszentrum',
    },
  ],
  leisureCases,
);
