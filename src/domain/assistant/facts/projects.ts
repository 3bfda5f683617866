import { caseStudy } from '#src/content/case-study.data.ts';
import { integrations } from '#src/content/integrations.data.ts';
import { facts as words, projects as projectWords } from '#src/content/messages.ts';
import { type Project, projects, projectsNote, projectTags } from '#src/content/projects.ts';
import { formatCalendarDate, formatRating } from '../../format.ts';
import { hasContent } from '../../pages.ts';
import { slugOf } from '../../slug.ts';
import { type Fact, numbered, sentences } from '../fact.ts';

const projectsLink = { label: words.projectsLink, href: '/projects' };

/** Finished projects, one by one and by tag, and the case study. */
export function projectFacts(): Fact[] {
  const list = projects.length > 0 ? [allProjects()] : [];
  return [...list, ...projects.map(project), ...projectTags.map(tagged), story()];
}

function project(one: Project): Fact {
  const { slug, title, description, features, rating, complexity, launchDate, sample } = one;
  return {
    id: `project/${slug}`,
    names: [title],
    named: true,
    list: 'automation',
    lead: description,
    leadFirst: true,
    passages: [
      { text: words.features(features.join('; ')), about: words.aboutProject },
      {
        text: words.inUseSince(
          formatCalendarDate(launchDate, { month: 'long', year: 'numeric' }),
          (complexity === 'High' ? projectWords.high : projectWords.medium).toLowerCase(),
          formatRating(rating),
        ),
        about: words.aboutLaunch,
      },
      ...sentences(one.built).map((passage) => ({ ...passage, about: words.aboutSolution })),
      ...sentences(one.result).map((passage) => ({ ...passage, about: words.aboutResult })),
      {
        text: words.workedExample(sample.map(({ step, shown }) => `${step.toLowerCase()}: ${shown}`).join('; ')),
        about: words.aboutExample,
        onlyIfAsked: true,
      },
      // What was the matter is no longer so.
      { text: words.before(one.challenge), about: words.aboutChallenge },
    ],
    link: { label: title, href: `/${slug}` },
  };
}

function allProjects(): Fact {
  const best = Math.max(...projects.map(({ rating }) => rating));
  const highest = projects
    .filter(({ rating }) => rating === best)
    .map(({ title }) => words.rated(title, formatRating(best)))
    .join(words.betweenRated);
  return {
    id: 'projects',
    overview: true,
    names: words.projectsNames,
    passages: [{ text: words.ratedHighest(highest), about: words.aboutRating }],
    lead: `${words.projectsOnShow(projects.length, projects.map(({ title }) => title).join(', '))} ${projectsNote}`,
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
    names: words.taggedNames(tag),
    asks: words.taggedAsks(tag),
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
    names: [words.caseStudyName, title],
    about: words.aboutCaseStudy,
    lead: `**${title}.** ${results.map(({ figure, label }) => `${figure} ${label}`).join('; ')}.`,
    passages: [
      { text: lede },
      { text: words.theClient(client, teamSize), about: words.aboutClient },
      { text: words.theTools(tools.join('; ')), about: words.aboutTools },
      ...problem.map((text) => ({ text, about: words.aboutProblem })),
      ...solution.map((text) => ({ text, about: words.aboutSolution })),
      { text: words.quotedBy(quote.text, quote.by), about: words.aboutQuote },
      { text: words.nextSteps(nextSteps.join('; ')), about: words.aboutNextSteps },
      { text: note, about: words.aboutNote },
    ],
    link: { label: words.caseStudyLink, href: '/case-study' },
  };
}

const integrationsLink = { label: words.integrationsLink, href: '/integrations' };

/** The programs that builds are connected to, the ways into any other, and for whom we are not the right choice. */
export function integrationFacts(): Fact[] {
  if (!hasContent(integrationsLink.href)) return [];
  const { groups, ways, notForYou } = integrations;
  return [
    ...groups.flatMap(({ label, programs }) =>
      programs.map(({ name, work }) => ({
        id: `program/${slugOf(name)}`,
        names: [name],
        asks: words.programAsks(name),
        named: true,
        lead: work,
        about: words.aboutProgram(label),
        passages: [{ text: words.yourAccount }],
        link: integrationsLink,
      })),
    ),
    {
      id: 'program/other',
      names: [ways.title],
      lead: words.otherPrograms(groups.flatMap(({ programs }) => programs).length, ways.lede),
      thorough: true,
      about: words.aboutPrograms,
      passages: sentences(...ways.steps.map(({ title, text }) => `${title}: ${text}`)),
      link: integrationsLink,
    },
    {
      id: 'not-for-you',
      names: [notForYou.title],
      asks: words.notForYouAsks,
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
