/** A team member. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** Same-site URL of the portrait; a placeholder is shown if it does not load. */
  readonly avatar: string;
  /** A one-sentence joke. */
  readonly line: string;
}

const people = {
  whitlock: {
    id: 'dana-whitlock',
    name: 'Dana Whitlock',
    role: 'CEO',
    avatar: '/portraits/dana-whitlock.svg',
    line: 'Ran a freight office for nine years and still dislikes carbon paper.',
  },
  menon: {
    id: 'ravi-menon',
    name: 'Ravi Menon',
    role: 'CTO',
    avatar: '/portraits/ravi-menon.svg',
    line: 'Keeps the systems boring. From him, that’s praise.',
  },
  benavides: {
    id: 'carla-benavides',
    name: 'Carla Benavides',
    role: 'COO',
    avatar: '/portraits/carla-benavides.svg',
    line: 'Knows what every project promised, and on which date.',
  },
  sandoval: {
    id: 'ines-sandoval',
    name: 'Ines Sandoval',
    role: 'Head of Engineering',
    avatar: '/portraits/ines-sandoval.svg',
    line: 'Timed an invoice with a stopwatch once. It was worse than she thought.',
  },
  zielinski: {
    id: 'tomasz-zielinski',
    name: 'Tomasz Zielinski',
    role: 'Lead Frontend Engineer',
    avatar: '/portraits/tomasz-zielinski.svg',
    line: 'Tests every screen with a cracked phone and one thumb.',
  },
  adeyemi: {
    id: 'joy-adeyemi',
    name: 'Joy Adeyemi',
    role: 'Head of GTM – Talent Enrichment',
    avatar: '/portraits/joy-adeyemi.svg',
    line: 'Former recruiter; has read more resumes than is healthy.',
  },
  holloway: {
    id: 'grant-holloway',
    name: 'Grant Holloway',
    role: 'Head of Sales',
    avatar: '/portraits/grant-holloway.svg',
    line: 'Has talked more people out of a project than into one.',
  },
  cho: {
    id: 'mina-cho',
    name: 'Mina Cho',
    role: 'Technical Account Executive',
    avatar: '/portraits/mina-cho.svg',
    line: 'Reads the API documentation before the first meeting, then reads it to us.',
  },
} as const satisfies Record<string, TeamMember>;

/** The eight members in the carousel 'Meet Our Team'. */
export const team: readonly TeamMember[] = Object.values(people);

/** The seven members on the marketing page, grouped by what a client needs them for. */
export const teamGroups = [
  {
    id: 'engineering',
    title: 'Engineering',
    members: [people.menon, people.sandoval, people.zielinski],
  },
  {
    id: 'sales',
    title: 'Sales',
    members: [people.whitlock, people.holloway, people.adeyemi, people.cho],
  },
] as const satisfies readonly {
  id: string;
  title: string;
  members: readonly TeamMember[];
}[];
