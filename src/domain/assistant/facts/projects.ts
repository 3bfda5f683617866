import { caseStudy } from '#src/content/case-study.data.ts';
import { integrations } from '#src/content/integrations.data.ts';
import { type Project, projects, projectsNote, projectTags } from '#src/content/projects.ts';
import { formatCalendarDate } from '../../format.ts';
import { hasContent } from '../../pages.ts';
import { slugOf } from '../../slug.ts';
import { type Fact, numbered, sentences } from '../fact.ts';

const projectsLink = { label: 'Projects', href: '/projects' };

/** Finished projects, one by one and by tag, and the case study. */
export function projectFacts(): Fact[] {
  const list = projects.length > 0 ? [allProjects()] : [];
  return [...list, ...projects.map(project), ...projectTags.map(tagged), story()];
}

function project(one: Project): Fact {
  const { slug, title, description, features, rating, complexity, launchDate } = one;
  return {
    id: `project/${slug}`,
    names: [title],
    named: true,
    list: 'automation',
    lead: description,
    leadFirst: true,
    passages: [
      { text: `Features: ${features.join('; ')}.`, about: 'what can it do' },
      {
        text: `In use since ${formatCalendarDate(launchDate, { month: 'long', year: 'numeric' })}, complexity ${complexity.toLowerCase()}, rated ${rating.toFixed(1)} of 5 by the client.`,
        about: 'launched rating since when go live date start',
      },
      ...sentences(one.built).map((passage) => ({ ...passage, about: 'solution built' })),
      ...sentences(one.result).map((passage) => ({ ...passage, about: 'result outcome end' })),
      // What was the matter is no longer so.
      { text: `Before: ${one.challenge}`, about: 'problem challenge wrong trouble' },
    ],
    link: { label: title, href: `/${slug}` },
  };
}

function allProjects(): Fact {
  const best = Math.max(...projects.map(({ rating }) => rating));
  const highest = projects
    .filter(({ rating }) => rating === best)
    .map(({ title }) => `${title} (${best.toFixed(1)} of 5)`)
    .join(' and ');
  return {
    id: 'projects',
    overview: true,
    names: ['Projects', 'Portfolio', 'References'],
    passages: [{ text: `Rated highest: ${highest}.`, about: 'best rating stars top' }],
    lead: `${projects.length} are on show: ${projects.map(({ title }) => title).join(', ')}. ${projectsNote}`,
    lists: projects.map(({ slug }) => `project/${slug}`),
    link: projectsLink,
  };
}

function tagged(tag: string): Fact {
  const having = projects.filter(({ tags }) => tags.includes(tag));
  const lines = having.map(({ title, description }) => `**${title}**: ${description}`);
  return {
    id: `tag/${tag}`,
    overview: true,
    names: [`${tag} projects`],
    asks: [`What have you built for ${tag}?`, `Do you have examples in ${tag}?`],
    lead: numbered(lines),
    lists: having.map(({ slug }) => `project/${slug}`),
    link: projectsLink,
  };
}

function story(): Fact {
  const { title, lede, client, teamSize, tools, note } = caseStudy;
  const { problem, solution, results, quote, nextSteps } = caseStudy;
  return {
    id: 'case-study',
    names: ['Case study', title],
    about: 'results, how long did it take',
    lead: `**${title}.** ${results.map(({ figure, label }) => `${figure} ${label}`).join('; ')}.`,
    passages: [
      { text: lede },
      { text: `The client: ${client}, ${teamSize}.`, about: 'who customer team size how many' },
      { text: `Tools: ${tools.join('; ')}.`, about: 'technology software used' },
      ...problem.map((text) => ({ text, about: 'problem challenge before' })),
      ...solution.map((text) => ({ text, about: 'solution built' })),
      { text: `“${nested(quote.text)}” ${quote.by}`, about: 'quote testimonial' },
      { text: `Next: ${nextSteps.join('; ')}.`, about: 'next steps' },
      { text: note, about: 'client name' },
    ],
    link: { label: 'The case study', href: '/case-study' },
  };
}

/** A text to be put in quotation marks: its own become single ones. */
function nested(text: string): string {
  return text.replaceAll('“', '‘').replaceAll('”', '’');
}

const integrationsLink = { label: 'Integrations', href: '/integrations' };

/** The programs that builds are connected to, the ways into any other, and for whom we are not the right choice. */
export function integrationFacts(): Fact[] {
  if (!hasContent(integrationsLink.href)) return [];
  const { groups, ways, notForYou } = integrations;
  return [
    ...groups.flatMap(({ label, programs }) =>
      programs.map(({ name, work }) => ({
        id: `program/${slugOf(name)}`,
        names: [name],
        asks: [`Do you work with ${name}?`, `Can you connect to ${name}?`],
        named: true,
        lead: work,
        about: `${label} program software system connect integrate`,
        passages: [{ text: 'A build works in the account that you already pay for.' }],
        link: integrationsLink,
      })),
    ),
    {
      id: 'program/other',
      names: [ways.title],
      lead: `If it isn’t one of the ${groups.flatMap(({ programs }) => programs).length} that we list, it’s not on this site. ${ways.lede}`,
      thorough: true,
      about: 'program software system connect integrate',
      passages: sentences(...ways.steps.map(({ title, text }) => `${title}: ${text}`)),
      link: integrationsLink,
    },
    {
      id: 'not-for-you',
      names: [notForYou.title],
      asks: ['For whom are you not the right choice?', 'When would you advise against automating?'],
      overview: true,
      lead: notForYou.cases.map(({ when, instead }) => `**${when}** ${instead}`).join('\n'),
      link: integrationsLink,
    },
    ...notForYou.cases.map(({ when, instead }) => ({
      id: `not-for-you/${slugOf(when)}`,
      names: [when],
      whole: true,
      lead: `${when} ${instead}`,
      link: integrationsLink,
    })),
  ];
}
