import type { CasesByIndustry } from '../../industry.ts';

export const mediaCases: CasesByIndustry = {
  publishers: {
    content: 'An author’s talk: newsletter, jacket copy and posts from one hour',
    coordination: 'Editorial meetings: story and title decisions go to an editor with a date',
    customerQuestions:
      'Missed papers and reprint permissions: subscribers and authors get a draft that knows their account',
    filing: 'Author contracts and rights: territories and proofs are found by title',
    crmRecords: 'Subscribers and advertisers: print, web and gift orders of one reader are joined',
  },
  broadcasters: {
    content: 'One show into clips: captions, podcast notes and posts from the recording',
    coordination: 'News and programming meetings: stories and air times leave with a producer',
    filing: 'Music cues, releases and FCC public files: they are kept by program and air date',
    prospecting: 'Local advertisers: openings and rivals’ spots are noted before the pitch',
    rosters: 'Studio and master-control shifts: a board operator who is ill is replaced by text before air',
  },
  'film-production': {
    coordination: 'Tomorrow’s call sheet: locations, cast and gear agreed in the meeting become its lines',
    clientReports: 'Cost and cut reports: the financier reads days shot, overages and the next screening',
    quoting: 'Bids from a script or brief: days, crew and post become a budget',
    filing: 'Releases, permits and insurance: every face and location is cleared',
    supplierInvoices: 'Rental and crew bills: each is charged to its episode and budget line',
  },
  'music-companies': {
    coordination: 'Release plans: masters, artwork and pitch dates get owners',
    content: 'One studio session: clips, liner notes and posts from the recording',
    contracts: 'Artist and sync agreements: term, royalty and rights that differ are marked',
    filing: 'Split sheets and session files: writers, ISRC codes and takes are stored by track',
    clientReports: 'Artist statements: streams, sync and recoupment are explained each month',
  },
};
