import { personalCases } from './cases/personal.data.ts';
import { industriesOf } from '../industry.ts';

export const personal = industriesOf(
  {
    office: { receptionist: 0.1, manager: 0.08, bookkeeper: 0.02 },
    rest: 'stylist',
    emphasis: { feedback: 2.5, appointments: 1.4 },
  },
  [
    {
      id: 'hair-salons',
      name: 'Hair salons',
      people: 8,
      does: 'cut and color hair, hairdressers, stylists, blow-dry',
      emphasis: { stock: 1.6, rosters: 1.2 },
      words:
        'hair salon, hairdresser, hairdressing, hair stylist, hairstylist, hair studio, salon, hair extensions, hair care',
      abroad:
        'peluquería, peluquero, salón de belleza peluquería, cabeleireiro, salão de cabeleireiro, coiffeur, coiffure, salon de coiffure, parrucchiere, parrucchieri, acconciature, Friseur, Frisör, Friseursalon, Friseurin, Coiffeursalon',
    },
    {
      id: 'barbershops',
      name: 'Barbershops',
      people: 6,
      does: 'men’s haircuts, fades, beards and shaves, barbers',
      office: { receptionist: 0.06 },
      emphasis: { stock: 1.1, rosters: 1.5, appointments: 1.2 },
      words: 'barbershop, barber, barber shop, men’s grooming',
      abroad: 'barbería, barbero, barbearia, barbeiro, barbier, barbiere, Herrenfriseur',
    },
    {
      id: 'beauty-salons',
      name: 'Beauty salons',
      people: 7,
      does: 'facials, waxing, lashes, makeup, eyebrows, skin treatments',
      office: { receptionist: 0.13 },
      emphasis: { stock: 2, content: 1.5 },
      words:
        'beauty salon, beauty, beautician, cosmetologist, esthetician, aesthetician, lash studio, eyelash extensions, waxing salon, makeup artist, tanning salon, beauty studio, skin care clinic, laser hair removal, eyebrow studio, beauty clinic, esthetics',
      abroad:
        'salón de belleza, estética, centro de estética, salão de beleza, estética salão, institut de beauté, esthéticienne, salone di bellezza, centro estetico, estetista, Kosmetikstudio, Kosmetiksalon, Kosmetikerin, belleza, beleza, Schönheitssalon',
    },
    {
      id: 'nail-salons',
      name: 'Nail salons',
      people: 6,
      does: 'manicures, pedicures, gel nails',
      office: { receptionist: 0.09 },
      emphasis: { stock: 1.8, appointments: 1.3, licenses: 1.2 },
      words: 'nail salon, nails, manicure, pedicure, nail studio, nail bar, nail technician, nail tech, manicurist',
      abroad:
        'salón de uñas, uñas, manicura, onglerie, prothésiste ongulaire, ricostruzione unghie, Nagelstudio, Nageldesign',
    },
    {
      id: 'spas',
      name: 'Spas and massage',
      people: 13,
      does: 'massages, sauna, wellness, body treatments, masseuses, massage rooms',
      office: { receptionist: 0.15, marketer: 0.04 },
      emphasis: { rosters: 1.8, stock: 1.7, billing: 1.3 },
      words:
        'spa, day spa, massage, massage therapist, massage therapy, medical spa, med spa, medspa, sauna, wellness, wellness center, massage studio, acupuncture, acupuncturist, float center, cryotherapy, cryotherapy center, naturopath, holistic health',
      abroad:
        'masajes, masaje, massagem, balneario, massagista, centre de bien-être, bien-être, centro benessere, massaggi, massaggiatore, Wellness, Massagepraxis, Heilpraktiker, Massagestudio, acupuntura',
    },
    {
      id: 'tattoo-studios',
      name: 'Tattoo studios',
      people: 5,
      does: 'tattoos, piercings, ink',
      office: { receptionist: 0.12 },
      emphasis: { appointments: 1.6, customerQuestions: 2, content: 1, licenses: 1.5 },
      words:
        'tattoo studio, tattoo, tattoo artist, tattoo shop, tattoo parlor, piercing, piercing studio, tattoo removal',
      abroad:
        'tatuajes, estudio de tatuajes, tatuagem, tatoueur, salon de tatouage, tatuaggi, tatuatore, Tattoostudio, Tätowierer',
    },
    {
      id: 'pet-groomers',
      name: 'Pet groomers',
      people: 6,
      does: 'groom, wash and clip dogs, grooming van',
      office: { receptionist: 0.13, scheduler: 0.04 },
      emphasis: { appointments: 1.7, phoneCalls: 1.3 },
      words:
        'pet grooming, dog grooming, pet groomer, dog groomer, grooming salon, pet salon, dog salon, cat grooming, dog wash',
      abroad:
        'peluquería canina, banho e tosa, toilettage canin, toiletteur, toelettatura, Hundesalon, Hundefriseur, Tiersalon, estética canina',
    },
    {
      id: 'pet-boarding',
      name: 'Pet boarding and dog walking',
      people: 9,
      does: 'board dogs and cats while owners travel, doggy daycare, walk dogs, pet sitters, kennels',
      office: { receptionist: 0.14, scheduler: 0.05 },
      rest: 'guide',
      emphasis: { appointments: 2, billing: 1.5, rosters: 1.6 },
      words:
        'pet boarding, dog boarding, kennel, dog daycare, doggy daycare, dog walking, dog walker, pet sitting, pet sitter, dog trainer, dog training, cattery, pet hotel, dog kennel, pet care, dog breeder',
      abroad:
        'guardería canina, residencia canina, adiestrador de perros, hotel para perros, hotel para cães, adestrador, pension pour chiens, pension canine, educateur canin, pensione per cani, Hundepension, Hundeschule, Hundetrainer, Tierpension, paseador de perros',
    },
    {
      id: 'laundries',
      name: 'Laundries and dry cleaners',
      people: 11,
      does: 'wash and iron clothes and linen, dry clean shirts, uniforms, wash linens for hotels',
      office: { receptionist: 0.08, orderClerk: 0.05, scheduler: 0.02 },
      rest: 'operator',
      emphasis: { orderQuestions: 1.5, billing: 1.5, appointments: 0.5, stock: 1.5 },
      words:
        'laundry, dry cleaning, dry cleaner, laundromat, laundry service, linen service, linen rental, launderette, uniform rental, ironing service',
      abroad:
        'lavandería, tintorería, lavanderia, blanchisserie, pressing, laverie, tintoria, Wäscherei, Reinigung Textil, Waschsalon, Textilreinigung, Textilpflege',
    },
    {
      id: 'tailors',
      name: 'Tailors and alterations',
      people: 5,
      does: 'sew, hem and alter clothes, suits, seamstress',
      office: { receptionist: 0.1, orderClerk: 0.05 },
      rest: 'operator',
      emphasis: { appointments: 1.8, orderQuestions: 1.8, stock: 2 },
      words:
        'tailor, tailoring, alterations, dressmaker, seamstress, bespoke suits, custom tailoring, upholsterer, upholstery',
      abroad:
        'sastre, sastrería, modista, alfaiate, costureira, couturière, tailleur, sarto, sartoria, Schneider, Schneiderei, Änderungsschneiderei, Polsterei, tapicería, tapissier, costura',
    },
    {
      id: 'funeral-homes',
      name: 'Funeral homes',
      people: 10,
      does: 'funerals, burials, cremations, mourners, memorial services, coffins',
      office: { receptionist: 0.12, administrator: 0.12 },
      rest: 'guide',
      emphasis: { filing: 2, licenses: 1.8, feedback: 0.5, appointments: 0.9, coordination: 1.4 },
      words:
        'funeral home, funeral director, funeral, undertaker, mortuary, cemetery, crematorium, cremation, funeral services, funeral parlor',
      abroad:
        'funeraria, tanatorio, funerária, pompes funèbres, pompe funebri, onoranze funebri, agenzia funebre, Bestattung, Bestatter, Bestattungsinstitut, Bestattungsunternehmen, Friedhof, cementerio, cimetière',
    },
    {
      id: 'matchmaking-services',
      name: 'Matchmaking and concierge services',
      people: 8,
      does: 'bring singles together, dating, errands and concierge for busy people',
      office: { serviceRep: 0.25, marketer: 0.08, scheduler: 0.06 },
      rest: 'agent',
      emphasis: { appointments: 1.5, customerQuestions: 1.4, feedback: 1.5, quoting: 0.2 },
      words:
        'matchmaking, matchmaker, dating agency, dating service, dating app, concierge, concierge service, personal shopper, genealogy',
      abroad:
        'agencia matrimonial, agence matrimoniale, conciergerie, agenzia matrimoniale, Partnervermittlung, Conciergeservice, conserjería',
    },
  ],
  personalCases,
);
