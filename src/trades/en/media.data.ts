import { mediaCases } from './cases/media.data.ts';
import { industriesOf } from '../industry.ts';

export const mediaTrades = industriesOf(
  {
    office: {
      administrator: 0.05,
      bookkeeper: 0.03,
      manager: 0.09,
      salesperson: 0.08,
      marketer: 0.1,
    },
    rest: 'designer',
    emphasis: { content: 0.8, contracts: 2, stock: 0, filing: 1.3 },
  },
  [
    {
      id: 'publishers',
      name: 'Publishers and newspapers',
      people: 26,
      does: 'publish books, magazines and newspapers, editors, authors, subscribers, weekly newspaper, print a magazine',
      office: { orderClerk: 0.05, serviceRep: 0.06 },
      emphasis: { content: 1.2, orderEntry: 1, crmRecords: 1.2 },
      words:
        'publisher, publishing, newspaper, magazine, book publisher, journalism, news agency, journalist, online magazine, press, local newspaper, editorial, news site, blog, blogger, newsletter publisher, media company, media',
      abroad:
        'editorial, periódico, revista, prensa, medios de comunicación, editora, jornal, mídia, maison d’édition, éditeur, journal, presse, médias, casa editrice, giornale, editoria, stampa, Verlag, Zeitung, Zeitschrift, Medien, Verlagswesen, Presse, medios',
    },
    {
      id: 'broadcasters',
      name: 'Broadcasters',
      people: 48,
      does: 'radio and television stations, news shows, podcasts, on air',
      office: { scheduler: 0.05, technician: 0.08, salesperson: 0.12 },
      emphasis: { content: 1, rosters: 1.5, contracts: 1.6, quoting: 0.8 },
      words:
        'broadcaster, broadcasting, radio station, radio, TV station, television, television network, TV, TV channel, streaming service, podcast, podcast network, podcaster, YouTube channel, content creator, influencer, streamer',
      abroad:
        'televisión, emisora de radio, radiodifusión, emissora, televisão, rádio, chaîne de télévision, télévision, emittente, televisione, Rundfunk, Fernsehen, Fernsehsender, Radiosender',
    },
    {
      id: 'film-production',
      name: 'Film and video production',
      people: 15,
      does: 'shoot commercials, films and videos, cameras, editors, post production, shoot commercials, corporate videos',
      office: { projectManager: 0.2, scheduler: 0.06, marketer: 0.04 },
      emphasis: { contracts: 2.4, supplierInvoices: 2, rosters: 1.2, quoting: 1.4, content: 0.6 },
      words:
        'film production, video production, film, movie production, production house, film studio, post-production, video editing, film maker, movie studio, TV production, animation, video marketing, documentary, video agency, cinematographer, filmmaker, corporate video, visual effects',
      abroad:
        'producción audiovisual, productora, producción de cine, produtora de vídeo, produção audiovisual, production audiovisuelle, production de films, produzione video, casa di produzione, produzione cinematografica, Filmproduktion, Videoproduktion, Filmfirma, audiovisual',
    },
    {
      id: 'music-companies',
      name: 'Music labels and recording studios',
      people: 8,
      does: 'record artists, albums, bands, recording studio, royalties',
      office: { lawyer: 0.03, projectManager: 0.12, scheduler: 0.05 },
      emphasis: { contracts: 2.6, appointments: 1.4, billing: 1.5, content: 1 },
      words:
        'record label, recording studio, music label, music production, music industry, music publisher, sound studio, music, artist management, booking agency, band, musician, DJ, audio production, talent management, music producer, DJ service',
      abroad:
        'discográfica, sello discográfico, estudio de grabación, gravadora, estúdio de gravação, label musical, maison de disques, studio d’enregistrement, etichetta discografica, studio di registrazione, Plattenlabel, Tonstudio, Musikproduktion, Musiklabel, Künstleragentur',
    },
  ],
  mediaCases,
);
